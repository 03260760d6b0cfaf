# Głosowania, w każdej grze, która je ma.
reason-same-vote = To już jest twój głos.
