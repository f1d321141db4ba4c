import java.util.List;
import java.util.Map;

/**
 * Choose a move: try every push, and take the one that leads to the goal, or closest to it.
 * This is the place to improve your bot. It considers neither the others nor its own next turn.
 */
final class Choose {
    private final Map<String, Object> view, me;
    private final Maze maze;
    private final int pawn, goal;

    @SuppressWarnings("unchecked")
    Choose(Map<String, Object> view) {
        this.view = view;
        int side = number(view.get("side"));
        int[] tiles = ((List<Object>) view.get("maze")).stream().mapToInt(Choose::number).toArray();
        maze = new Maze(side, tiles, number(view.get("spare")));
        me = ((List<Map<String, Object>>) view.get("seats")).get(number(view.get("you")));
        pawn = number(me.get("pawn"));
        // the square of the next goal, which may be on the spare tile; without cards home, which never moves
        List<Object> cards = (List<Object>) me.get("cards");
        goal = number(cards.isEmpty() ? me.get("home") : ((Map<String, Object>) view.get("things")).get(cards.get(0)));
    }

    /** A move in notation: `N4es` pushes at arrow N4 with the tile open to east and south, `c5` walks there. */
    String move() {
        return view.get("step").equals("push") ? push() : walk();
    }

    private String push() {
        String best = null;
        int bestDistance = Integer.MAX_VALUE;
        for (String arrow : Maze.arrows(maze.side())) {
            if (arrow.equals(view.get("barred"))) continue; // the last tile came out here, and may not go back in
            for (int tile : Maze.turns(maze.spare())) {
                Maze after = maze.push(arrow, tile);
                boolean[] reached = after.reach(Maze.pawnAfter(maze.side(), arrow, pawn));
                int there = Maze.thingAfter(maze.side(), arrow, goal);
                int away = distance(nearest(reached, there), there);
                if (away < bestDistance) {
                    best = arrow + letters(tile);
                    bestDistance = away;
                }
            }
        }
        return best;
    }

    private String walk() {
        int square = nearest(maze.reach(pawn), goal);
        return "" + "abcdefghijklm".charAt(square % maze.side()) + (square / maze.side() + 1);
    }

    private int nearest(boolean[] reached, int goal) {
        int best = -1;
        for (int square = 0; square < reached.length; square++)
            if (reached[square] && (best < 0 || distance(square, goal) < distance(best, goal))) best = square;
        return best;
    }

    /** Rows plus columns to the goal; far away if the goal is on the spare tile. */
    private int distance(int square, int goal) {
        int side = maze.side();
        if (goal == Maze.SPARE) return 2 * side;
        return Math.abs(square / side - goal / side) + Math.abs(square % side - goal % side);
    }

    static String letters(int tile) {
        StringBuilder open = new StringBuilder();
        for (int bit = 0; bit < 4; bit++) if ((tile >> bit & 1) == 1) open.append("nesw".charAt(bit));
        return open.toString();
    }

    private static int number(Object value) {
        return ((Double) value).intValue();
    }
}
