import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON: a Map, a List, a String, a Double, a Boolean or null. Java has no built-in reader. */
final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    static Object read(String text) {
        return new Json(text).value();
    }

    private Object value() {
        char next = peek();
        if (next == '{') return map();
        if (next == '[') return list();
        if (next == '"') return string();
        int start = at;
        while (at < text.length() && ",]} \t".indexOf(text.charAt(at)) < 0) at++;
        String word = text.substring(start, at);
        return switch (word) {
            case "true" -> true;
            case "false" -> false;
            case "null" -> null;
            default -> Double.valueOf(word);
        };
    }

    private Map<String, Object> map() {
        Map<String, Object> found = new LinkedHashMap<>();
        for (at++; peek() != '}'; skip(',')) {
            String key = string();
            skip(':');
            found.put(key, value());
        }
        at++;
        return found;
    }

    private List<Object> list() {
        List<Object> found = new ArrayList<>();
        for (at++; peek() != ']'; skip(',')) found.add(value());
        at++;
        return found;
    }

    private String string() {
        StringBuilder found = new StringBuilder();
        peek();
        for (at++; text.charAt(at) != '"'; at++) {
            char here = text.charAt(at);
            if (here == '\\') {
                here = text.charAt(++at);
                if (here == 'u') {
                    here = (char) Integer.parseInt(text.substring(at + 1, at + 5), 16);
                    at += 4;
                } else {
                    here = "bfnrt".indexOf(here) < 0 ? here : "\b\f\n\r\t".charAt("bfnrt".indexOf(here));
                }
            }
            found.append(here);
        }
        at++;
        return found.toString();
    }

    /** The next character that is not a space. */
    private char peek() {
        while (Character.isWhitespace(text.charAt(at))) at++;
        return text.charAt(at);
    }

    private void skip(char sign) {
        if (peek() == sign) at++;
    }
}
