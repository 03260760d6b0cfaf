# Rooms as packs of stored games still call them.

name-wedge_walk = { name-sixth_a }
    .gen = { name-sixth_a.gen }
    .acc = { name-sixth_a.acc }
    .loc = { name-sixth_a.loc }

name-loom = { name-sixth_b }
    .gen = { name-sixth_b.gen }
    .acc = { name-sixth_b.acc }
    .loc = { name-sixth_b.loc }

name-gang = { name-shared_a }

name-warp = { name-shared_b }

name-weft = { name-shared_c }
