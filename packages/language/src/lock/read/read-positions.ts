import type { Atom, Side } from './atom.ts';
import type { Scanner } from './scanner.ts';
import type { Vocabulary } from './vocabulary.ts';

const SECONDS =
  'seconds?|sekund\\p{L}*|segundos?|секунд\\p{L}*|(?:sek|сек)(?!\\p{L})\\.?|ثوان[\\p{L}\\p{M}]*|ثانية|秒|सेके?ंड|सेके?ण्ड|सैकंड|विकला|সেকেন্ড|সেকেণ্ড';
const MINUTES = "'|minut\\p{L}*|минут\\p{L}*|мин\\.?|دقائق|دقيقة|分|मिनट|कला|মিনিট|min\\.?";
const DEGREES =
  '°|degrees?|grad(?:er)?(?!\\p{L})|grados?|graus?|stopni\\p{L}*|stopień|градус\\p{L}*|град\\.?|درجات|درجة|度|डिग्री|अंश|ডিগ্রি|ডিগ্রী|deg\\.?';
const DECIMAL = '(?:[.,]\\d{1,8})?';
/** Between degrees, minutes and seconds in words: `32 degrees and 38 minutes`. */
const AND = '(?:,\\s?)?(?:(?:and|og|y|e|i|oraz|и|و|और|ও|এবং)\\s?)?';
/** `53°15′ of northern latitude`, `53°15′ szerokości geograficznej północnej`. */
const OF_LATITUDE =
  '(?:de )?(?:latitude?|longitude?|bredde|lengde|latitud|longitud|(?:szerokości|długości)(?: geograficznej)?)';

function position(
  degrees: string,
  minutes: string | undefined,
  seconds: string | undefined,
  side: Side | null,
): Atom | null {
  const parts = [degrees, minutes, seconds].map((part) =>
    part === undefined ? 0 : Number(part.replace(',', '.')),
  );
  const [d = 0, m = 0, s = 0] = parts;
  if (d > (side === 'N' || side === 'S' ? 90 : 180) || m >= 60 || s >= 60.5) return null;
  const last = seconds ?? minutes ?? degrees;
  const worth = seconds !== undefined ? 1 : minutes !== undefined ? 60 : 3600;
  const decimals = last.split(/[.,]/)[1]?.length ?? 0;
  return {
    type: 'position',
    seconds: d * 3600 + m * 60 + s,
    toleranceS: (worth * 10 ** -decimals) / 2,
    side,
  };
}

/** Latitudes and longitudes: `595450N`, `59°54′50″N`, `北緯59度54分50秒`, `N59 54 50`, `59.9139°N`. */
export function readPositions(scanner: Scanner, vocabulary: Vocabulary): void {
  const { side, sideName } = vocabulary;
  const sideOf = (text: string | undefined): Side | null => (text === undefined ? null : side(text));
  const one = (atom: Atom | null): readonly (readonly Atom[])[] | null => (atom === null ? null : [[atom]]);

  const { latitudes, longitudes } = vocabulary.sideLetters;
  const end = '(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}])';
  scanner.take(
    new RegExp(`(?<![\\d.]|\\d,)(\\d{2})(\\d{2})?(\\d{2})?(\\.\\d{1,6})?\\s?([${latitudes}])${end}`, 'gu'),
    ([, d = '', m, s, f, letter], before, after) => {
      if (
        m === undefined &&
        !(/PSN|LAT/.test(before) || (/,\s*$/.test(before) && /^[,\s]{0,2}\d{3}/.test(after)))
      )
        return null;
      return one(
        s !== undefined
          ? position(d, m, s + (f ?? ''), sideOf(letter))
          : position(d, m === undefined ? undefined : m + (f ?? ''), undefined, sideOf(letter)),
      );
    },
  );
  // `113246 NORTH`
  scanner.take(
    /(?<![\d.]|\d,)(\d{2,3})(\d{2})(\d{2})(\.\d{1,6})?\s(NORTH|SOUTH|EAST|WEST)(?![A-Z])/g,
    ([, d = '', m = '', s = '', f, name]) => one(position(d, m, s + (f ?? ''), sideOf(name))),
  );
  scanner.take(
    new RegExp(`(?<![\\d.]|\\d,)(\\d{3})(\\d{2})(\\d{2})?(\\.\\d{1,6})?\\s?([${longitudes}])${end}`, 'gu'),
    ([, d = '', m = '', s, f, letter]) =>
      one(
        s !== undefined
          ? position(d, m, s + (f ?? ''), sideOf(letter))
          : position(d, m + (f ?? ''), undefined, sideOf(letter)),
      ),
  );
  scanner.take(
    /(?<!\p{Script=Latin})([NS])(\d{2})(\d{2})(\d{2})?[ ,]?([EW])\s?(\d{3})(\d{2})(\d{2})?(?!\d)/gu,
    ([, ns, d = '', m, s, ew, d2 = '', m2, s2]) => {
      const lat = position(d, m, s, ns as Side);
      const lon = position(d2, m2, s2, ew as Side);
      return lat === null || lon === null ? null : [[lat], [lon]];
    },
  );
  scanner.take(
    /(?<![\d.])(\d{6,7})(\.\d{1,4})?([NSEW])(?!\p{Script=Latin})/gu,
    ([, digits = '', f, letter]) => {
      const cut = digits.length - 4;
      return one(
        position(
          digits.slice(0, cut),
          digits.slice(cut, cut + 2),
          digits.slice(cut + 2) + (f ?? ''),
          letter as Side,
        ),
      );
    },
  );
  // `52-03-25N`, `002-44.5W`
  scanner.take(
    /(?<!\d|\d-|[A-DF-MO-RT-VX-Z]-)(\d{2,3})-(\d{2})(?:-(\d{2}))?(\.\d{1,6})?\s?([NSEW])(?!\p{Script=Latin})/gu,
    ([, d = '', m = '', s, f = '', letter]) =>
      one(
        s === undefined
          ? position(d, m + f, undefined, side(letter ?? ''))
          : position(d, m, s + f, side(letter ?? '')),
      ),
  );
  // `北纬353337`, `北緯35-33-37`
  scanner.take(
    /([北南])[緯纬]\s?(\d{2})-?(\d{2})(?:-?(\d{2})(\.\d{1,6})?)?(?![\d.-]\d|\d)/gu,
    ([, letter, d = '', m, s, f = '']) =>
      one(position(d, m, s === undefined ? undefined : s + f, letter === '北' ? 'N' : 'S')),
  );
  scanner.take(
    /([東东西])[経经經]\s?(\d{3})-?(\d{2})(?:-?(\d{2})(\.\d{1,6})?)?(?![\d.-]\d|\d)/gu,
    ([, letter, d = '', m, s, f = '']) =>
      one(position(d, m, s === undefined ? undefined : s + f, letter === '西' ? 'W' : 'E')),
  );
  const degreesOf = (name: string): string =>
    `(?<!\\d)(?<${name}d>\\d{1,3}${DECIMAL}) ?(?:${DEGREES}) ?` +
    `(?:${AND}(?<${name}m>\\d{1,2}${DECIMAL}) ?(?:${MINUTES}) ?(?:${AND}(?<${name}s>\\d{1,2}${DECIMAL}) ?(?:"|''|${SECONDS}) ?)?)?`;
  const sexagesimal = degreesOf('');
  /** `32 degrees 38 minutes south 83 degrees`: the side is of the figure before it. */
  const behindFigure = new RegExp(`(?<![緯纬経经])(?:${SECONDS}|${MINUTES}|${DEGREES}) ?$`, 'iu');
  // `درجتان و31 دقيقة و11 ثانية غربا`
  scanner.take(
    new RegExp(
      `(?<!\\p{L})و?درجت(?:ان|ين) و(\\d{1,2}) (?:${MINUTES}) ?(?:و(\\d{1,2}) (?:${SECONDS}) ?)?(${sideName})`,
      'giu',
    ),
    ([, m, s, letter]) => one(position('2', m, s, sideOf(letter))),
  );
  // `درجة واحدة و4 دقائق و49 ثانية غربا`
  scanner.take(
    new RegExp(
      `(?<!\\p{L})و?درجة واحدة و(\\d{1,2}) (?:${MINUTES}) ?(?:و(\\d{1,2}) (?:${SECONDS}) ?)?(${sideName})`,
      'giu',
    ),
    ([, m, s, letter]) => one(position('1', m, s, sideOf(letter))),
  );
  // `5 درجات ودقيقتان و52 ثانية غربا`
  scanner.take(
    new RegExp(
      `(?<!\\d)(\\d{1,3}) ?(?:${DEGREES}) ?و ?دقيقت(?:ان|ين)(?: و(\\d{1,2}) (?:${SECONDS}))? ?(${sideName})`,
      'giu',
    ),
    ([, d = '', s, letter]) => one(position(d, '2', s, sideOf(letter))),
  );
  // `N 59°54′50″ E 10°45′08″`: sides before, so the second is none of the first.
  scanner.take(
    new RegExp(
      `(?<![\"'°\\d] ?)(?<ns>${sideName})[緯纬]?[ :.]{0,2}${degreesOf('a')}[,;、]?\\s?` +
        `(?<ew>${sideName})[経经]?[ :.]{0,2}${degreesOf('o')}`,
      'giu',
    ),
    ({ groups = {} }, textBefore) => {
      if (behindFigure.test(textBefore)) return null;
      const lat = position(groups['ad'] ?? '', groups['am'], groups['as'], sideOf(groups['ns']));
      const lon = position(groups['od'] ?? '', groups['om'], groups['os'], sideOf(groups['ew']));
      return lat === null || lon === null ? null : [[lat], [lon]];
    },
  );
  // `N 59°54′50″ E 10°45′08″`; the side of the position before it is none of this one.
  scanner.take(
    new RegExp(
      `(?<!["'°\\d] ?)(?<side>${sideName})[緯経纬经]?[ :.]{0,2}${sexagesimal}(?!(?:${sideName})(?![緯経纬经]?[ :.]{0,2}\\d))`,
      'giu',
    ),
    ({ groups = {} }, textBefore) => {
      const { d = '', m, s, side: before } = groups;
      if (behindFigure.test(textBefore)) return null;
      return m === undefined && !/[.,]\d{2}/.test(d) ? null : one(position(d, m, s, sideOf(before)));
    },
  );
  scanner.take(
    new RegExp(`${sexagesimal}(?:(?:,? ?${OF_LATITUDE} ?)?(?<side>${sideName}))?`, 'giu'),
    ({ groups = {} }) => {
      const { d = '', m, s, side: after } = groups;
      return m === undefined && !/[.,]\d{2}/.test(d) ? null : one(position(d, m, s, sideOf(after)));
    },
  );
  // `S 05 59 00 E 090 06 00`
  scanner.take(
    /(?<!\p{Script=Latin})([NS])\s?(\d{2})[ ](\d{2})[ ](\d{2}(?:\.\d{1,4})?)(?: ?[/,;] ?| {0,2})([EW])\s?(\d{3})[ ](\d{2})[ ](\d{2}(?:\.\d{1,4})?)(?!\d)/gu,
    ([, ns, d = '', m, s, ew, d2 = '', m2, s2]) => {
      const lat = position(d, m, s, ns as Side);
      const lon = position(d2, m2, s2, ew as Side);
      return lat === null || lon === null ? null : [[lat], [lon]];
    },
  );
  scanner.take(
    /(?<!\d|\d )(\d{1,3})[ ](\d{1,2})[ ](\d{1,2}(?:\.\d{1,6})?) ?([NSEW])(?!\p{Script=Latin})/gu,
    ([, d = '', m, s, letter]) => one(position(d, m, s, letter as Side)),
  );
  scanner.take(
    /(?<!\p{Script=Latin})([NS])\s?(\d{2})[ ](\d{2})[ ,]{1,2}([EW])\s?(\d{3})[ ](\d{2})(?!\d)/gu,
    ([, ns, d = '', m, ew, d2 = '', m2]) => {
      const lat = position(d, m, undefined, ns as Side);
      const lon = position(d2, m2, undefined, ew as Side);
      return lat === null || lon === null ? null : [[lat], [lon]];
    },
  );
  scanner.take(
    /(?<!\p{Script=Latin}|\d)([NSEW])\s?(\d{2,3})[ °](\d{2})[ '](\d{2}(?:\.\d{1,4})?)"?(?!\d)/gu,
    ([, letter, d = '', m, s]) => one(position(d, m, s, letter as Side)),
  );
  scanner.take(new RegExp(`(?<!\\d)(\\d{1,3}[.,]\\d{3,8})\\s?(${sideName})`, 'giu'), ([, d = '', letter]) =>
    one(position(d, undefined, undefined, sideOf(letter))),
  );
}
