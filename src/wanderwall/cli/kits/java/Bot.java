import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The protocol with the host: one JSON object per line, read from standard input and written to standard output. */
final class Bot {
    @SuppressWarnings("unchecked")
    public static void main(String[] args) throws IOException {
        var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line; (line = lines.readLine()) != null; ) {
            var message = (Map<String, Object>) Json.read(line);
            switch ((String) message.get("type")) {
                case "hello" -> say("{\"type\": \"hello\", \"protocol\": 2, \"name\": \"my bot\"}");
                case "view" -> {
                    String move = new Choose((Map<String, Object>) message.get("view")).move();
                    say("{\"type\": \"answer\", \"move\": \"" + move + "\"}");
                }
                case "bye" -> {
                    return;
                }
                default -> { } // a new game: every view contains all there is to know
            }
        }
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
