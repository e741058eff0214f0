// Invented people, streets and towns of Germany, written by hand. For tests only.
import type { RealNames } from '../realNames.ts'

export const realNames: RealNames = {
  given:
    'Jürgen|Änne|Karl-Heinz|Björn|Sören|Aylin|Małgorzata|Grete|Hans Jürgen|Özlem|Zoë|Friedrich|Lieselotte|Nguyệt|André|Maximilian',
  family:
    'Müller|Weiß|von der Heide|Groß-Gerau|zu Löwenstein|Yılmaz|Schröder|Straßer|Müller-Lüdenscheidt|d’Angelo|Öztürk|Kaiser|Jäger|van Beethoven|Süß|Böhm',
  streets:
    'Königsbrücker Straße|Am Bahnhof|Straße des 17. Juni|Lützowufer|Unter den Linden|Große Bleichen|An der Alster|Kö|Dr.-Külz-Ring|St.-Anna-Platz|Q 7|Südring|Im Grünen Winkel|Poststr.|Zum Alten Forsthaus',
  towns:
    'München|Köln|Garmisch-Partenkirchen|Frankfurt (Oder)|Halle (Saale)|Weißwasser/O.L.|St. Ingbert|Bad Homburg v. d. Höhe|Mönchengladbach|Ulm|Castrop-Rauxel|Lübeck|Furth im Wald|Neustadt an der Weinstraße',
}
