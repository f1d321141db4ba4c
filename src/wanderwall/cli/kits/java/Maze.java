import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The maze: what a push does, and how far a pawn can walk afterwards.
 * Squares are numbers from 0, row by row from the top left. A tile is the sum of its open sides.
 */
record Maze(int side, int[] tiles, int spare) {
    static final int NORTH = 1, EAST = 2, SOUTH = 4, WEST = 8;
    /** The square of a thing on the spare tile. */
    static final int SPARE = -1;

    /** The names of all arrows: N2 pushes the second column down, W4 the fourth row to the right. */
    static List<String> arrows(int side) {
        List<String> names = new ArrayList<>();
        for (char edge : "NESW".toCharArray())
            for (int number = 2; number < side; number += 2) names.add("" + edge + number);
        return names;
    }

    /** The squares that an arrow moves, from where the tile goes in to where one comes out. */
    static int[] line(int side, String arrow) {
        char edge = arrow.charAt(0);
        int n = Integer.parseInt(arrow.substring(1)) - 1;
        int[] squares = new int[side];
        for (int k = 0; k < side; k++) {
            int along = edge == 'N' || edge == 'W' ? k : side - 1 - k;
            squares[k] = edge == 'N' || edge == 'S' ? along * side + n : n * side + along;
        }
        return squares;
    }

    /** The different ways to lay a tile: a straight one has two, the others four. */
    static List<Integer> turns(int tile) {
        List<Integer> ways = new ArrayList<>();
        for (int quarter = 0; quarter < 4; quarter++) {
            if (!ways.contains(tile)) ways.add(tile);
            tile = (tile << 1 | tile >> 3) & 15; // a quarter turn clockwise
        }
        return ways;
    }

    /** The maze after a push; the tile that came out is the new spare. */
    Maze push(String arrow, int tile) {
        int[] squares = line(side, arrow);
        int[] after = tiles.clone();
        for (int k = 1; k < side; k++) after[squares[k]] = tiles[squares[k - 1]];
        after[squares[0]] = tile;
        return new Maze(side, after, tiles[squares[side - 1]]);
    }

    /** The square of a thing after a push: it moves with its tile, out onto the spare or in from there. */
    static int thingAfter(int side, String arrow, int square) {
        int[] squares = line(side, arrow);
        if (square == SPARE) return squares[0];
        for (int k = 0; k < side; k++)
            if (squares[k] == square) return k + 1 < side ? squares[k + 1] : SPARE;
        return square;
    }

    /** The square of a pawn after a push: one that is pushed out comes back in at the other end. */
    static int pawnAfter(int side, String arrow, int square) {
        int after = thingAfter(side, arrow, square);
        return after == SPARE ? line(side, arrow)[0] : after;
    }

    /** For every square, whether a pawn can walk there; it may always stay. */
    boolean[] reach(int start) {
        boolean[] found = new boolean[side * side];
        Deque<Integer> ahead = new ArrayDeque<>(List.of(start));
        found[start] = true;
        while (!ahead.isEmpty()) {
            int square = ahead.pop(), row = square / side, column = square % side;
            if (row > 0) step(found, ahead, square, square - side, NORTH, SOUTH);
            if (column < side - 1) step(found, ahead, square, square + 1, EAST, WEST);
            if (row < side - 1) step(found, ahead, square, square + side, SOUTH, NORTH);
            if (column > 0) step(found, ahead, square, square - 1, WEST, EAST);
        }
        return found;
    }

    private void step(boolean[] found, Deque<Integer> ahead, int here, int there, int way, int back) {
        if (found[there] || (tiles[here] & way) == 0 || (tiles[there] & back) == 0) return;
        found[there] = true;
        ahead.push(there);
    }
}
