import { GLOSSARY_KEYS } from './glossary-keys.ts';

const WORDS = new Set<string>(GLOSSARY_KEYS.concat().flatMap((key) => key.split(' ')));
/** Words of the telegrams that no glossary needs, yet name nothing. */
const COMMON = new Set(
  'NO NIL OLD SOME FIRST SECOND THIRD MAIN ABOVE BELOW EVERY EACH THEIR THESE THOSE SUCH SAME LAST NEXT EARLY LATE THAN MORE LESS AVL UNSERV ASSOCIATED DURING WHILE WHERE WHICH WHO BUT ALSO ONLY VERY SHORT FULL HALF PART PARTS NORTHERN SOUTHERN EASTERN WESTERN CENTRAL PLANNED DUTY NUMBER UPDATED SCHEDULE OFFICE OFFICER OWNER'.split(
    ' ',
  ),
);

/** Whether no word of `text` is one that telegrams use for anything but names. */
export function isName(text: string): boolean {
  return text.split(/[ \/]/).every((word) => !WORDS.has(word) && !COMMON.has(word));
}

/** Words by which brackets say something rather than name a place. */
const SAYING = new Set(
  'WI WITHIN FM FROM ABOVE ABV BELOW BLW EXCLUDING EXCEPTING SIGHT BTN BTWN BETWEEN VCY VICINITY NE NW SE SW NNE NNW SSE SSW ENE ESE WNW WSW N S E W DEG MAG HDG BRG APRX APPROX APPROXIMATELY LOCATED EXTENDED EXC EXCEPT INCL INCLUDING BE SHOULD SHALL MUST WILL MAY NOT NO USED FOR BY AS WHEN IF UNTIL ONLY VICE TO CONTACT CTC CENTERLINE HGT AGL AMSL MAX DLY DAILY CLSD UNLIT UNDER TWY RWY RUNWAY TAXIWAY ACT AVBL OPR GPS GNSS UAV UAS BLUE TENTATIVE FORECAST'.split(
    ' ',
  ),
);

/** `193M`: the height before it in other units. */
const LENGTH = /^\d{1,5}(?:\.\d{1,2})? ?(?:M|FT|KM|NM)$/;

/** Whether `text`, which stands in brackets, names a place and says nothing else: `SHINGLE BEACH KITE FLYING SITE`. */
export function isPlaceName(text: string): boolean {
  // `NEWCASTLE-UNDER-LYME` is one name, whatever its parts are.
  const words = text
    .replace(/[A-Z]{2,}(?:-[A-Z]{2,}){2,}/g, (compound) => compound.replaceAll('-', ''))
    .split(/[^A-Z']+/)
    .filter((word) => word !== '');
  if (words.some((word) => SAYING.has(word)) || LENGTH.test(text)) return false;
  return words.includes('SEA') || words.some((word) => word.length < 2 || !WORDS.has(word));
}
