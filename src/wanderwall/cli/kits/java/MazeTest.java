import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Check the push simulator against golden.txt, which was written by the rules. */
final class MazeTest {
    public static void main(String[] args) throws Exception {
        List<String> lines = Files.readAllLines(Path.of("golden.txt"));
        int checked = 0;
        for (String line : lines) {
            if (line.startsWith("#")) continue;
            String[] words = line.split(" ");
            String found = String.join(" ", after(words));
            String expected = String.join(" ", Arrays.copyOfRange(words, 6, words.length));
            if (!found.equals(expected)) throw new AssertionError(line + "\ngives " + found);
            checked++;
        }
        if (checked < 100) throw new AssertionError("only " + checked + " positions");
        System.out.println(checked + " positions are right");
    }

    private static String[] after(String[] words) {
        int side = Integer.parseInt(words[0]);
        int[] tiles = words[1].chars().map(digit -> Character.digit(digit, 16)).toArray();
        String move = words[3], arrow = move.replaceAll("[nesw]+$", "");
        Maze before = new Maze(side, tiles, Integer.parseInt(words[2], 16));
        int tile = Maze.turns(before.spare()).stream().filter(way -> move.equals(arrow + Choose.letters(way))).findFirst().get();
        Maze pushed = before.push(arrow, tile);
        int pawn = Maze.pawnAfter(side, arrow, Integer.parseInt(words[4]));
        int thing = Maze.thingAfter(side, arrow, Integer.parseInt(words[5]));
        StringBuilder maze = new StringBuilder(), reach = new StringBuilder();
        for (int each : pushed.tiles()) maze.append(Integer.toHexString(each));
        for (boolean each : pushed.reach(pawn)) reach.append(each ? 'x' : '.');
        return new String[] {maze.toString(), Integer.toHexString(pushed.spare()), "" + pawn, "" + thing, reach.toString()};
    }
}
