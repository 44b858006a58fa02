/**
 * Until when it is day for a drone. `civilTwilight`: night begins with the end of evening civil twilight, the sun 6 degrees
 * below the horizon. `sun`: day is from sunrise to sunset.
 */
export type DayRule = 'civilTwilight' | 'sun';

/**
 * ICAO location indicators of the states that apply Implementing Regulation (EU) 2019/947, whose night is that of SERA
 * (Implementing Regulation (EU) No 923/2012, article 2): between the end of evening and the beginning of morning civil twilight.
 */
const OF_EASA_STATES = /^(?:E[BDEFHIKLNPSTVY]|BI|G[CE]|L[BCDEFGHIJKMOPRSZ])/;

/**
 * The rule at `station` (ICAO location indicator; null: not known). Japan: sunrise to sunset (Civil Aeronautics Act, article
 * 132-86, paragraph 2, item 1). Korea: no flights from sunset to sunrise (Aviation Safety Act, article 129, Enforcement Rule
 * 310). Elsewhere the stricter one stands in for rules that were not looked up.
 */
export function dayRuleAt(station: string | null): DayRule {
  return station !== null && OF_EASA_STATES.test(station) ? 'civilTwilight' : 'sun';
}
