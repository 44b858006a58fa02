import { isBanWord, toTokens } from './demand-words.ts';
import { DRONE_TOKEN, withDroneTokens } from './drone-mention.ts';
import { liftsBan } from './lifted.ts';

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

const NEGATIONS = words(`
  NO NOT NEVER NONE CANNOT NIL NOBODY NEITHER NOR IKKE INTE EJ ICKE NICHT KEIN KEINE KEINEN NE PAS NIE NEM NU EI NON NAO AUCUN AUCUNE NIET GEEN NENI NEJSOU
  NISU NIJE DEGIL PLUS LONGER WITHOUT
`);

/** What binds a ban to a condition, or lets some in. */
const CONDITIONS = words(`
  ONLY SOLELY EXCLUSIVELY UNLESS EXCEPT EXC EXCP EXEPT EXCEPTION EXCEPTIONS EXCEPTED EXEMPT EXEMPTED WITHOUT WO W/O OTHER THAN OTHERWISE IF WHEN WHENEVER WHILE WHERE PRIOR BEFORE AFTER UNTIL LESS NEARER CLOSER
  OUTSIDE ABOVE HIGHER EXCEEDING KG NIGHT RECREATIONAL LEISURE HOBBY BVLOS EVLOS VLOS FPV PERMISSION PERMIT PERMITS APPROVAL AUTHORIZATION AUTHORISATION
  CLEARANCE COORDINATION REQUEST REQUESTS MASS WEIGHT HEAVIER LIGHTER CATEGORY UNREGISTERED FOREIGN PARKING HANDLING
  BEZ SIN SANS SEM SENZA UTEN UTAN UDEN OHNE ZONDER FARA JEN POUZE TYLKO WYLACZNIE NUR KUN BARE ENDAST SOLO SEULEMENT UNIQUEMENT APENAS
  SOMENTE SALVO SAUF EXCEPTO UNTATT BORTSETT UNDTAGEN AUSGENOMMEN AUSSER GENEHMIGUNG FREIGABE ZGODY ZGODA POVOLENI SOUHLASU
  AUTORIZACION AUTORISATION AUTORIZACAO AUTORIZZAZIONE PERMISO TILLATELSE TILLADELSE TILLSTAND IZIN IZNI UTENFOR UTANFOR POWYZEJ UEBER OBER MAS
  BIS HASTA JUSQU'A PREVIA PREVIO HORS MENOS MOINS POZA OPROCZ MIMO KROME OSIM
`);

const OF_FLYING = words(`
  PERMITTED ALLOWED AUTHORIZED AUTHORISED ACCEPTED PERMITED ALOWED ALLOW PERMIT APPROVED PERMISSIBLE TOLERATED FLY FLYING FLOWN OPERATE OPERATED OPERATING USED USE
  LAUNCH LAUNCHED ENTER ENTERED TAKE-OFF TAKEOFF TKOF START STARTED UTILISED UTILIZED AIRBORNE TILLATT TILLATET TILLADT TILLATEN ERLAUBT GESTATTET
  PERMITIDO PERMITIDA PERMITIDOS PERMITIDAS AUTORIZADO AUTORIZADA AUTORIZADOS AUTORISE AUTORISES AUTORISEE AUTORISEES PERMIS VOLER VOLAR POURRA POURRONT
  PERMESSO CONSENTITO CONSENTITI DOZWOLONE DOVOLENO DOZVOLJENO ENGEDELYEZETT SALLITTU TOEGESTAAN FLYGA FLYVE GEFLOGEN
`);

/** So far behind the word that denies stands what it denies. */
const REACH_OF_DENIAL = 5;

/** `NO DRONES`, `NO KIND OF DRONE`: the denial stands right before them. */
function deniesDrones(tokens: readonly string[], at: number): boolean {
  const next = tokens.slice(at + 1, at + REACH_OF_DENIAL);
  const drone = next.indexOf(DRONE_TOKEN);
  return (
    drone >= 0 &&
    tokens[at] === 'NO' &&
    !next
      .slice(0, drone)
      .some((word) => /^(?:RESTRICT|LIMIT|OBJECTION|PROHIB|CHANGE|HAZARD|REPORT)/.test(word))
  );
}

/**
 * Whether the sentence forbids drones, in any of the languages that offices write, with nothing beside it that would bind the ban to a
 * condition. A word that forbids may be misspelt.
 */
export function forbidsDrones(sentence: string): boolean {
  const tokens = toTokens(withDroneTokens(sentence));
  if (!tokens.includes(DRONE_TOKEN) || tokens.some((token) => CONDITIONS.has(token)) || liftsBan(sentence))
    return false;
  const denials = tokens.flatMap((token, index) => (NEGATIONS.has(token) ? [index] : []));
  const ban = tokens.findIndex((token) => isBanWord(token));
  if (ban >= 0)
    return denials.every(
      (at) => at > ban || ban - at > REACH_OF_DENIAL || (deniesDrones(tokens, at) && ban - at > 3),
    );
  return denials.some(
    (at) =>
      deniesDrones(tokens, at) ||
      tokens.slice(at + 1, at + 1 + REACH_OF_DENIAL).some((token) => OF_FLYING.has(token)),
  );
}
