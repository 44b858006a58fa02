import type { Sentence } from './read-sentences.ts';
import { isFlownOverByOthers } from './tells-of-the-air.ts';

/** `JET ACFT`, `FLYING OF JUMPERS` */
const OTHERS_FLYING = /O[kcO]{0,2}F|F[ic]{1,2}O/;

/** Whether all those who fly in the sentence are others by name: `TURBOJET ACFT BANNED`, `ALL IFR FLIGHTS`. */
export function isToOthersAlone(sentence: Sentence): boolean {
  const { shape } = sentence;
  if (isFlownOverByOthers(sentence)) return true;
  if (/[DEZ]/.test(shape) || !OTHERS_FLYING.test(shape)) return false;
  return !/F/.test(shape.replace(new RegExp(OTHERS_FLYING, 'g'), ''));
}

/** Whether a thing on the ground is spoken of, which drones do something for: `VOR CHECKED BY UAS`. */
export function isOfThingOnGround({ shape }: Sentence): boolean {
  return /^[ckn]{0,3}G/.test(shape) && !/[BNMCK][^,]*D|D[^,]*[BNCK]|D(?!M)[^,]*M/.test(shape);
}

const ACCESS =
  /^(?:PUBLIC )?ACCESS (?:TO|FOR|OF|ONTO) (?!(?:\S+ ){0,6}(?:AIRSPACE|AREAS?|ZONES?|CTR|ATZ|TMA|ACFT|AIRCRAFT|TRAFFIC|TFC|FLIGHTS?|UAS|DRONES?|ALL)\b)/;

/** `ACCESS TO BEACH PROHIBITED`, `ACCESS FOR VISITORS FORBIDDEN` in a warning of something on the ground there. */
export function isAccessOnFoot({ words }: Sentence): boolean {
  return ACCESS.test(words);
}

const VIA_ROUTE = /\b(?:VIA|ALONG|ON) (?:(?:ATS )?(?:ROUTE|RTE|AWY) )?U?[A-Z]\d{1,3}\b/;

/** `ROUTE L9 NOT AVBL, ACFT ENTERING THE FIR VIA L9 NOT ACCEPTED`: a route is denied, to nobody but those who fly it. */
export function isOfRouteAlone(sentence: Sentence): boolean {
  return isViaRoute(sentence) && !/[ABSEXKMDCO]/.test(sentence.shape) && !/\bAIRSPACE\b/.test(sentence.words);
}

/** `ALL FLIGHTS VIA L9 PROHIBITED`: the route is closed. */
export function isViaRoute({ words }: Sentence): boolean {
  return VIA_ROUTE.test(words);
}
