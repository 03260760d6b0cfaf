# Names that players meet in the course of a campaign: everything here is a spoiler.

## Key tasks

name-K-01 = Ring 9 Is Wilting
name-K-02 = One Pipe Too Many
name-K-03 = Air in the Mains
name-K-04 = Frost on the Sixth Wall
name-K-05 = Echo in the Deck Plan
name-K-06 = Breath for Two Watches
name-K-07 = Two Rosters
name-K-08 = Boilers at Half
name-K-09 = Slack Strand
name-K-10 = The Lock Is Listening
name-K-11 = A Degree Off
name-K-12 = Short of Breath

## Work tasks

name-W-01 = Ration the Rain
name-W-02 = Patch the Cistern
name-W-03 = Chart the Pipes
name-W-04 = Twist New Strand
name-W-05 = The True Calendar, Fair Copy
name-W-06 = Blankets for First Watch
name-W-07 = Stack the Bunks
name-W-08 = Sixty-four Years of Days
name-W-09 = Wake Them Gently

## Files

name-F-01 = Pipe Map
name-F-02 = A Helmet of Water
name-F-03 = Chalk Mark
name-F-04 = The True Date
name-F-05 = Wen’s Sleeve
name-F-06 = One Bowl for Two
name-F-07 = Cello Wire
name-F-08 = Sealed Record
name-F-09 = Ines’s Knot

## Algorithms

name-L-01 = Asked and Answered
name-L-02 = In Pairs
name-L-03 = A Word in Time
name-L-04 = Paper Trail

## Episode goals

name-G-01 = Full Shelves
name-G-02 = Green Again
name-G-03 = Nobody Left in the Cold
name-G-04 = Hands on the Loom
name-G-05 = The Lights Stay On
name-G-06 = A Place at the Table
name-G-07 = Wire and Patience
name-G-08 = Steady Ship
name-G-09 = All Hands
name-G-10 = Still Aboard

## Rules cards

name-A1 = Wedge Walk
name-A2 = Loom
name-A3 = Upkeep
name-A4 = Four Voices
name-B1 = Scorched Order
name-B2 = Chalk Hand
name-B3 = Names Aloud
name-B4 = Torn Wire
name-B5 = First Watch
name-B6 = Closed Doors
name-B7 = Paper Almanac
name-B8 = Wedge Wire
name-B9 = Worn Through
name-B10 = Carried Beds

## Crossroads cards

name-C-001 = The Wrong Spoon
name-C-002 = The Roster Game
name-C-003 = Gentle Breakages
name-C-004 = Half a Joke
name-C-005 = Borrowed Tools
name-C-006 = A Birthday in the Ninth Month
name-C-007 = Bucket
name-C-008 = The Cello
name-C-009 = The Empty Frame
name-C-010 = Overtime
name-C-011 = Unsigned
name-C-012 = Fever in Bunk Row
name-C-013 = The Fold in the Plan
name-C-014 = The Sock Exchange
name-C-015 = Has Anyone Been Outside?
name-C-016 = A Loose Rivet
name-C-017 = Two Claims to a Bench
name-C-018 = Voice on a Tape
name-C-019 = Dust on the Filter
name-C-020 = The Apprentice’s Mistake
name-C-021 = A Quiet Hour
name-C-022 = The Long Ladder
name-C-023 = Memorial Day
name-C-024 = To Be Opened Later
name-C-101 = Washed Plates
name-C-102 = The Ticking Tag
name-C-103 = The Counting Song
name-C-104 = Knocks
name-C-105 = The Pinhole
name-C-106 = The Runner
name-C-107 = The Girl Awake
name-C-108 = Ghost Names
name-C-201 = The Tree in Ring 9
name-C-202 = Grey Water
name-C-203 = The Bath Queue
name-C-204 = The Rain Room
name-C-205 = The Gardener’s Hands
name-C-206 = Rust
name-C-207 = Chalk Dust
name-C-208 = The Welder’s Notes
name-C-209 = Cold Fingers
name-C-210 = The Memorial Wall
name-C-211 = A Key That Fits Nothing
name-C-212 = The Sleepwalker
name-C-213 = Asher’s Rule
name-C-214 = Wen’s Jokes
name-C-215 = The First Knot
name-C-216 = The Unslept Child
name-C-217 = Older Than Your Mother
name-C-218 = Bread for the Dead
name-C-219 = Two in a Bunk
name-C-220 = The Lamp Speaks
name-C-221 = Rao’s Roster
name-C-222 = The Ration Scale
name-C-223 = The Note of 131
name-C-224 = Borrowed Shoes
name-C-225 = The Ballot Box
name-C-226 = The Last String
name-C-227 = Sixty Wakings
name-C-228 = The Doorkeeper
name-C-229 = Drafts
name-C-230 = A Place by the Stove
name-C-231 = What to Tie Down
name-C-232 = A Letter from Second Watch
name-C-233 = The Pencil
name-C-234 = Names off the Wall
name-C-235 = Last Tea
name-C-236 = The Shutter
name-C-301 = A Plate Comes Back
name-C-302 = The Galley
name-C-303 = Whose Tag
name-C-304 = One Warm Bed
name-C-305 = The Thirteenth Verse
name-C-306 = Three and Two
name-C-307 = Where Someone Stands
name-C-308 = Four Years Out
name-C-309 = By Eye
name-C-310 = The Old Man and the Council
name-C-311 = Let the Seventh Decide
name-C-312 = Pim Knows the Way
name-C-313 = Pim Is Missing
name-C-314 = Persons Not Present
name-C-315 = One Question
name-C-316 = A Voice Already Heard
name-C-317 = Bucket Waits
name-C-318 = Bucket Carries a Bed
name-C-319 = What Ring 9 Gave
name-C-320 = Seeds
name-C-321 = A Given Word
name-C-322 = Asher Stays or Leads
name-C-323 = The Other Half of the Bunk
name-C-324 = Water. Thin Air. Come Slowly.

## Episodes and endings

name-E1 = Short Measure
name-E2 = The Dry Week
name-E3 = The Sixth Wall
name-E4 = The Thirteenth Month
name-E5 = Two at One Table
name-E6 = Four Voices
name-E7 = Turnover
name-7-90 = Every Hand
name-7-91 = The Light Ship
name-7-92 = By Hand
name-7-93 = Two Lights
name-7-94 = Thin Winter
name-7-95 = The Long Road
name-7-96 = Past the Lamp
name-7-97 = Cold Lamps
name-7-98 = Four Doors

## Rooms

name-sixth_a = Wedge Walk
    .acc = the Wedge Walk
    .loc = in the Wedge Walk
name-sixth_b = Loom
    .acc = the Loom
    .loc = at the Loom
name-shared_a = gang
name-shared_b = warp frame
name-shared_c = weft frame
