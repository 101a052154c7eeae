### The ten levels of the computer: bamboo as it grows, from the seed to the sky.
###
### Each has a name of one word and one short, friendly line. "It" is the computer at that level.

# A seed lies in the ground: a child's first game.
level-1 = Seed
level-1-line = Its very first game: it overlooks a lot.
# The first thing that a seed grows.
level-2 = Root
level-2-line = It knows the rules and plays whatever it likes.
# The first green above the ground.
level-3 = Sprout
level-3-line = It’s starting to count the pawns it will meet.
# A young bamboo stem, growing fast.
level-4 = Shoot
level-4-line = It loves to run for the goal, and forgets who’s left behind.
level-5 = Leaf
level-5-line = It plays a good game at the kitchen table.
# The hollow stem of bamboo, with its joints.
level-6 = Stalk
# Not "a bonus": classic has none.
level-6-line = It takes what the rules offer and notices your mistakes.
# Grown and hard: the stick that the game is made of.
level-7 = Cane
level-7-line = It plans ahead and rarely gives anything away.
# A group of bamboo plants.
level-8 = Grove
level-8-line = You’ll have to play very well to win.
level-9 = Forest
level-9-line = It hardly ever slips.
# What the tallest bamboo reaches for.
level-10 = Sky
level-10-line = With the oracle, it never gives a point away.
# Chosen instead of a level: the computer plays about as well as the player. "It" is the computer.
level-adapts = Adapts to you
level-adapts-line = It follows your results, so you win about every other game.
