import type { SearchText } from '../search/search-text.ts';
import { DRONE_TOKEN, mentionsDrones, withDroneTokens } from './drone-mention.ts';
import { splitSentences, type Sentence } from './sentences.ts';

const BAN_NOUN = String.raw`BANS?|PROHIBITIONS?|RESTRICTIONS?|LIMITATIONS?|SUSPENSION|INTERDICTIONS?|EMBARGO|CLOSURE|MEASURES?|TFR|R(?:ESTRICTED )?AREA|RESTRICTED AIRSPACE|NO[- ]FLY(?:ING)?(?:[- ]ZONE)?|(?:<DRONE>|DRONE)[- ]FREE ZONE|NO[- ](?:DRONE|<DRONE>)[- ]ZONE|PROHIBICI?ON|RESTRICCI?ON(?:ES)?|PROIBICAO|RESTRICAO|RESTRICOES|INTERDICAO|DIVIETO|RESTRIZION[EI]|VERBOT|FLUGVERBOT|BESCHRAENKUNG(?:EN)?|FORBUD(?:ET)?|RESTRIKSJON(?:EN|ER)?|ZAKAZU?|OGRANICZENIA?|VERBOD|KIELTO|ZABRANA|YASAGI|ЗАПРЕТ`;

const NO_LONGER = String.raw`NO (?:LONGER|MORE)|NOT ANY ?(?:MORE|LONGER)|NOT (?:VALID|IN FORCE|EFFECTIVE|APPLICABLE|ACTIVE|IN EFFECT) ?(?:ANY ?MORE|ANY LONGER)?`;

const NOUN = new RegExp(String.raw`(?<![A-Z0-9])(?:${BAN_NOUN})(?![A-Z0-9])`);
const LIFTED_VERB = new RegExp(
  String.raw`(?<![A-Z0-9])(?:LIFTED|CANCELLED|CANCELED|CNL|CNLD|WITHDRAWN|REVOKED|REMOVED|RESCINDED|REPEALED|ABOLISHED|TERMINATED|ENDED|EXPIRED|ANNULLED|DISCONTINUED|CALLED OFF|(?:IS|ARE) OVER|DELETED|DEACTIVATED|${NO_LONGER}|CEASES? TO (?:APPLY|EXIST)|LEVEE?S?|SUPPRIMEE?S?|ANNULEE?S?|RETIRADAS?|LEVANTADAS?|CANCELADAS?|SUPRIMIDAS?|ANULADAS?|DEROGADAS?|REVOGADAS?|SUSPENSAS?|REVOCATO|ANNULLATO|RIMOSSO|AUFGEHOBEN|OPPHEVET|OPPHAEVET|UPPHAVT|UPPHAVD|OPHAEVET|OPGEHEVEN|ODWOLANO|ODWOLANY|ZNIESIONO|ZNIESIONY|UCHYLONO|ZRUSEN[AOY]?|ZRUSENY|POISTETTU|KUMOTTU|UKINUTA|KALDIRILDI|KALDIRILMISTIR|ОТМЕНЕН|СНЯТ)(?![A-Z0-9])`,
);

/** A ban is lifted, in other words. */
const LIFTED_NOUN = new RegExp(
  [
    String.raw`\b(?:LIFTING|CANCELLATION|REMOVAL|WITHDRAWAL|END|LEVEE|FIN|RETIRADA|LEVANTAMIENTO|REVOGADA|REVOGACAO|FICA REVOGADA|FICAM REVOGADAS|SE LEVANTA|SE RETIRA|QUEDA SIN EFECTO|ANULADA|CANCELADA|UKINUTA|UKINUTO|ZRUSENO?|KALDIRILAN|FELOLDVA|REVOCATO|REVOCATA|ANNULLATO|RIMOSSO|AUFHEBUNG|ODWOLANO|ODWOLUJE SIE|ZNIESIONO|UCHYLONO|OPPHEVER|OPPHEVET|UPPHAVER)(?: OF| DE| DER| DES| DO| DA| DU)?(?: THE| L'| LA| A| AS| LAS| LES| EL| IL| LO| DET| DEN)? ?(?:\S+ ){0,3}?(?:${BAN_NOUN})\b`,
    String.raw`^NO (?:LIMITATIONS?|RESTRICTIONS?)(?: (?:REMAINS?|APPLY|APPLIES|IN FORCE|EXISTS?|ANYMORE|LEFT|CURRENTLY|AT PRESENT))?$`,
    String.raw`\bNO (?:LONGER|MORE) (?:BE )?(?:PROHIBITED|FORBIDDEN|BANNED|RESTRICTED|SUSPENDED|LIMITED|ILLEGAL|NEEDED|REQUIRED|REQ)\b`,
    String.raw`\b(?:PROHIBITED|FORBIDDEN|BANNED|RESTRICTED) NO (?:LONGER|MORE)\b`,
  ].join('|'),
);

/** Nothing is asked of drones, in so many words. */
const FREE = new RegExp(
  [
    String.raw`(?:^|THERE (?:ARE|IS) |, |: )(?:NO|NIL) (?:SPECIAL |OTHER |ADDITIONAL |FURTHER |NEW |SPECIFIC )?(?:RESTRICTIONS?|LIMITATIONS?|PROHIBITIONS?|BANS?) (?:\S+ ){0,3}(?:FOR|ON|TO|OF|APPLY TO|AFFECTING) (?:ALL |ANY |THE )?<DRONE>`,
    String.raw`<DRONE>(?: \S+){0,4} (?:ARE |IS |WILL BE )?(?:NOT (?:AFFECTED|CONCERNED|TOUCHED|RESTRICTED|IMPACTED|SUBJECT TO (?:THIS|THESE|ANY) RESTRICTIONS?)|UNAFFECTED|UNRESTRICTED|NOT SUBJECT TO RESTRICTIONS?|EXEMPT(?:ED)? FROM (?:THIS|THESE|THE) (?:RESTRICTION|BAN|PROHIBITION|RULE)S?)`,
    String.raw`<DRONE>(?: \S+){0,4} (?:(?:ARE |IS |MAY |CAN |WILL BE )?(?:BE )?(?:PERMITTED|ALLOWED|FLOWN|FLY|POSSIBLE|RESUMED?|AUTHORI[SZ]ED) (?:AGAIN|AS (?:USUAL|NORMAL|BEFORE)|FREELY|WITHOUT (?:ANY )?(?:RESTRICTIONS?|LIMITATIONS?))|(?:HAVE |HAS |ARE |MAY )?(?:BEEN )?RESUMED?)(?: |$)`,
    String.raw`(?:NOT|NO) (?:APPLICABLE|APPLY|VALID|CONCERN\w*|AFFECT\w*|RELEVANT) (?:TO |FOR )?(?:SMALL |ALL |ANY |THE )?<DRONE>(?: FLIGHTS| OPERATIONS| OPS| USERS| OPERATORS)?$`,
    String.raw`<DRONE>(?: \S+){0,3} (?:NO|NOT|NIL) (?:RESTRICTIONS?|LIMITATIONS?|AFFECTED|CONCERNED)$`,
  ].join('|'),
);

/** What turns a lifting round, binds it to something or lifts what let drones in. */
const NOT_LIFTED =
  /\b(?:NOT (?:YET )?(?:BEEN |BE )?(?:LIFTED|CANCELLED|CANCELED|WITHDRAWN|REVOKED|REMOVED)|STILL|UNTIL|TILL|TIL|REMAINS?|CONTINUES?|EXCEPT|EXC|UNLESS|ONLY|PERMISSIONS?|PERMITS?|APPROVALS?|CLEARANCES?|EXEMPTIONS?|EXCEPTIONS?|EXEMPT(?! FROM)|AUTHORI[SZ]ATIONS?|LICEN[CS]ES?|WAIVERS?|CERTIFICATES?|CONSENT|REPLACED|REINSTATED|EXTENDED|BUT|HOWEVER|NEVER|PARTLY|PARTIALLY|MUST|SHALL)\b/;

const ACTIVITY_OFF =
  /\b(?:CALLED OFF|CANCELLED|CANCELED|CNL|SUSPENDED|POSTPONED|DISCONTINUED|ABANDONED|WILL NOT TAKE PLACE|NOT TAKING PLACE|DOES NOT TAKE PLACE)(?= ?$| (?:TODAY|TOMORROW|FOR|ON|UNTIL|DUE|DURING|TIL|FROM|FM|TO|\d)|,)/;

/** Whether the sentence says that an activity which a warning told of does not take place; one of drones may mean theirs or all. */
export function cancelsActivity(sentence: string): boolean {
  if (/^(?:NO|NIL) (?:ACTIVIT(?:Y|IES)|EXERCISE|FIRING|JUMPING|PARACHUTING|FIREWORKS)$/.test(sentence))
    return true;
  return ACTIVITY_OFF.test(sentence) && !NOT_LIFTED_ACTIVITY.test(sentence) && !mentionsDrones(sentence);
}
const NOT_LIFTED_ACTIVITY =
  /\b(?:FLIGHTS?|FLYING|FLT|ALL|TFC|TRAFFIC|ACFT|AIRCRAFT|SERVICES?|PERMISSIONS?|PERMITS?|CLEARANCES?|NOT (?:BEEN )?CANCELL?ED)\b/;

/** Whether the sentence says that a ban is lifted, or that drones are free of restrictions. */
export function liftsBan(sentence: string): boolean {
  const words = withDroneTokens(sentence);
  if (NOT_LIFTED.test(words) && !/^NO (?:LIMITATIONS?|RESTRICTIONS?) REMAINS?$/.test(words)) return false;
  const noun = NOUN.exec(words);
  if (noun !== null && LIFTED_VERB.test(words.slice(noun.index + noun[0].length))) return true;
  return LIFTED_NOUN.test(words) || (words.includes(DRONE_TOKEN) && FREE.test(words));
}

/** The sentences that lift a ban, or in a warning call the activity off. */
export function findLifted(text: SearchText, ofWarning: boolean): Sentence[] {
  return splitSentences(text).filter(({ words }) => liftsBan(words) || (ofWarning && cancelsActivity(words)));
}

/** The text with these sentences left blank; what remains keeps its place. */
export function withoutSentences(text: SearchText, sentences: readonly Sentence[]): SearchText {
  let { words } = text;
  for (const { from, to } of sentences)
    words = words.slice(0, from) + ' '.repeat(to - from) + words.slice(to);
  return { words, placeOf: (from, to) => text.placeOf(from, to) };
}
