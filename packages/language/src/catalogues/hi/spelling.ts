import { adjustDanda } from '../../format/danda.ts';

/** Names and brackets that may stand between a noun and its postposition: `सेवाएँ Oxford का`, `लाइटें (PCL) का`. */
const NAME = String.raw`((?: (?:[A-Z]|\()[^\s\u0900-\u097f।“”]*)*)`;
const POSTPOSITION = '(?= (?:का|की|के|को|में|पर)(?: |$))';
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(सेवा|प्रक्रिया|बाधा|अपेक्षा)एँ${NAME}${POSTPOSITION}`, 'gu'), '$1ओं$2'],
  [new RegExp(`(दूरि)याँ${NAME}${POSTPOSITION}`, 'gu'), '$1यों$2'],
  [new RegExp(`(उड़ान|लाइट|क्रेन|टरबाइन|रिपोर्ट)ें${NAME}${POSTPOSITION}`, 'gu'), '$1ों$2'],
  [new RegExp(`(बाहर के विमान)${NAME}${POSTPOSITION}`, 'gu'), '$1ों$2'],
];
/** `रनवे 27 के ILS का ग्लाइड पाथ` before a postposition. */
const OF_RUNWAY = new RegExp(
  `(?<= )का (?=(?:ग्लाइड पाथ|लोकलाइज़र|(?:DME|VOR) भाग|स्टॉपवे|छोर|एनीमोमीटर|ईंधन ट्रक|विज़ुअल डॉकिंग सिस्टम|[A-Z/]{2,9})${POSTPOSITION})`,
  'gu',
);
/** An adjunct that tells a place of some width, which one is in and not at. */
const WITHIN = /^(<.*(?:क्षेत्र|ज़ोन|एरिया|FIR|सर्किट)(?: [^\s\u0900-\u097f]+)*) पर $/u;
/** `Prestwick एयरोड्रोम में क्रेन`; one enters into it and changes are in it. */
const AT_AERODROME = /(?<=[A-Za-z'’)-] एयरोड्रोम) में (?!प्रवेश|परिवर्तन|कमी|वृद्धि|विलंब|रुकावट)/gu;
/** `सक्रिय रहेगा (Pendine)`: the name of an area stands behind its designator. */
const NAME_BEHIND_VERB =
  /^(.*?) (सक्रिय (?:नहीं )?(?:रहेगा|रहेंगे)) (\((?![^()]*(?:के कारण|के अनुसार|अनुमानित|लगभग))[^()“”]+\))/u;
/** `बिना लाइटों के Codford में हेलीकॉप्टर` */
const UNLIT_BEFORE_PLACE = /(बिना लाइटों के )([A-Za-z][^।:“”<]*? (?:में|पर|दूर|आसपास) )/gu;
/** `यह लो फ़्लाइंग एरिया 14 में, … के तहत सूचित है` */
const PLACED_AND_NOTIFIED = /^(यह [^।“”]*? में), ([^।“”]*सूचित है)/u;
/** `ILS RWY 21`: the aid of a runway, as what a statement begins with. */
const AID_OF_RUNWAY =
  /^([A-Z][A-Z/]{1,8}(?: (?:GP|LOC|LLZ|DME))?) RWY (\d{2}[LCR]?(?:\/\d{2}[LCR]?)?) (?=[\u0900-\u097f])(?!और |या )/u;

/**
 * Where the words of a sentence meet: nouns take the oblique case before a postposition, a place the postposition of its kind, a name its
 * place beside what it names.
 */
export function adjustSpelling(text: string): string {
  return adjustDanda(adjustCases(adjustPlaces(text)));
}

function adjustCases(text: string): string {
  const said = PLURALS.reduce((all, [pattern, oblique]) => all.replace(pattern, oblique), text);
  return (
    said
      .replace(OF_RUNWAY, 'के ')
      // Fuel is sold at hours; it does not operate.
      .replace(/(?<=ईंधन) का संचालन समय/gu, ' मिलने का समय')
  );
}

function adjustPlaces(text: string): string {
  return text
    .replace(WITHIN, '$1 में ')
    .replace(AT_AERODROME, ' पर ')
    .replace(NAME_BEHIND_VERB, '$1 $3 $2')
    .replace(UNLIT_BEFORE_PLACE, '$2$1')
    .replace(PLACED_AND_NOTIFIED, '$1 है और $2')
    .replace(AID_OF_RUNWAY, 'रनवे $2 का $1 ')
    .replace(/^(, \d{3}\.\d{1,3}) ?MHZ(?= पर$)/u, '$1 MHz')
    .replace(/(?<=: )\(([^()“”:]+ के कारण)\)/gu, '$1');
}

/** Participles that need their copula, unless they are denied. */
const PARTICIPLE = /(?:ता|ती|ते|रहा|रही|रहे)$/u;
const COPULA = / (\S+) (है|हैं)(?=$|, | \()/gu;

/** A statement as a headline has it: without `यह NOTAM`, article and copula. */
export function asHeadline(statement: string): string {
  return statement
    .replace(/^यह एक ट्रिगर NOTAM है:.*$/su, 'ट्रिगर NOTAM')
    .replace(/^यह NOTAM एक अन्य NOTAM को रद्द करता है$/u, 'अन्य NOTAM रद्द')
    .replace(/^यह NOTAM (.+? के बारे में) है(?:;.*)?$/su, '$1 NOTAM')
    .replace(/^यह (.+) के बारे में है$/u, '$1')
    .replace(/^यह (?:NOTAM )?/u, '')
    .replace(/: “.*$/su, '')
    .replace(/^एक /u, '')
    .replace(/ (?:रहेगा|रहेगी|रहेंगे|रहेंगी)(?=$|, | \()/gu, '')
    .replace(COPULA, withoutCopula)
    .replace(/(?<= में परिवर्तन) हुआ(?=$|, | \()/u, '');
}

/** Of feminine nouns in the plural the word before carries the number: `की गई हैं` is `की गईं`. */
function withoutCopula(all: string, word: string, copula: string, at: number, statement: string): string {
  const isParticiple = PARTICIPLE.test(word);
  if (isParticiple && !/नहीं(?: \S+)?$/u.test(statement.slice(0, at))) return all;
  const ending = isParticiple ? /(?<=ी)$/u : /(?<=ई)$/u;
  return ` ${copula === 'हैं' ? word.replace(ending, 'ं') : word}`;
}
