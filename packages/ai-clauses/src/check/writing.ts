import type { LanguageCode } from '@klarnotam/language';

/** How a language is written: its letters, and the marks that may stand between words. */
export interface Writing {
  /** Letters, as the inside of a character class. */
  readonly letters: string;
  /** Punctuation beside the common one. */
  readonly marks: string;
  readonly latin: boolean;
  /** Characters of a sentence beside those of its template: the least and the most share, and what may come on top. */
  readonly shortest: number;
  readonly longest: number;
}

const LATIN = 'A-Za-z';
const FULL_WIDTH = '。，、；：！？・“”…';

export const WRITINGS: Readonly<Record<LanguageCode, Writing>> = {
  en: { letters: LATIN, marks: '', latin: true, shortest: 0.45, longest: 5 },
  no: { letters: `${LATIN}ÆØÅæøåÉéÈèÊêÓóÒòÔôàü`, marks: '', latin: true, shortest: 0.4, longest: 5 },
  es: { letters: `${LATIN}ÑÁÉÍÓÚÜñáéíóúü`, marks: '¿¡', latin: true, shortest: 0.45, longest: 6 },
  pt: { letters: `${LATIN}ÃÕÁÉÍÓÚÂÊÔÀÇãõáéíóúâêôàç`, marks: '', latin: true, shortest: 0.45, longest: 6 },
  pl: { letters: `${LATIN}ĄĆĘŁŃÓŚŹŻąćęłńóśźż`, marks: '', latin: true, shortest: 0.4, longest: 6 },
  ru: { letters: 'А-Яа-яЁё', marks: '', latin: false, shortest: 0.4, longest: 6 },
  ar: {
    letters: '\u0621-\u063a\u0641-\u064a',
    marks: '،؛؟\u064b-\u0652\u0640',
    latin: false,
    shortest: 0.35,
    longest: 5,
  },
  hi: {
    letters: '\u0904-\u0939\u0958-\u0961',
    marks: '।\u0900-\u0903\u093a-\u094d\u0962\u0963',
    latin: false,
    shortest: 0.4,
    longest: 6,
  },
  bn: {
    letters: '\u0985-\u09b9\u09ce\u09dc-\u09e1',
    marks: '।\u0981-\u0983\u09bc-\u09cd\u09d7\u09e2\u09e3\u200c\u200d',
    latin: false,
    shortest: 0.4,
    longest: 6,
  },
  ja: {
    letters: '\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff',
    marks: `々ー${FULL_WIDTH}`,
    latin: false,
    shortest: 0.12,
    longest: 3,
  },
  zh: { letters: '\u4e00-\u9fff', marks: FULL_WIDTH, latin: false, shortest: 0.1, longest: 2.5 },
};

/** Marks between words in all languages, beside the space. */
export const COMMON_MARKS = ".,;:!?'’…–—-";

/** Abbreviations of aviation that every language keeps in Latin letters. A list that grows with the glossary, not with texts. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    'ACC AD ADS AFIS AFTN AGA AIC AIM AIP AIRAC AIS AMDT APAPI APP APV ASOS ATC ATIS ATM ATS ATZ AWOS BVLOS CAT CNS CPDLC CTA CTR DA DME DVOR EGNOS ' +
    'ENR FATO FATOs FBO FIC FIR FIS FL GBAS GCA GEN GLS GNSS GP GPS HEMS HF IAC IAP ICAO IFR ILS IMC IVOR LDA LOC LNAV LPV MATZ MCTR MDA MET METAR MLAT ' +
    'MLS MSA MSSR NAVAID NDB NOTAM OCA OCH OFZ PAPI PAR PBN PIB PPR PSR RADAR RAIM RFFS RMZ RNAV RNP ROV RPAS RVR RWY SAR SBAS SID SIGMET SMR SNOWTAM ' +
    'SRA SRE SSR STAR SUP TACAN TAF TAR TAXI TMA TMZ TODA TORA ASDA TRA TSA TWR TWY UAS UAV UHF UIR VASI VDF VFR VHF VLOS VMC VNAV VOLMET VOR VORTAC VOT WAAS'
  ).split(' '),
);

/** Abbreviations that a language has of its own. */
export const OWN_ABBREVIATIONS: Partial<Readonly<Record<LanguageCode, ReadonlySet<string>>>> = {
  ru: new Set(
    'ВПП ИВПП ГВПП РД МС ВС БВС БПЛА УВД ОВД ПВП ППП ПОД КДП СДП АДЦ НОТАМ ОПРС РМС АИП КТА МВЛ РЛС'.split(
      ' ',
    ),
  ),
};
