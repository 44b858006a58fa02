import { expect, test } from 'vitest';
import { rateText } from './rate-text.test-helper.ts';
import type { RatingLevel } from './reason.ts';

/** Q code, item E in the style of an office, item F (null: none), the answer by the rating guideline, others that can be held. */
type Styled = readonly [
  code: string,
  text: string,
  lower: string | null,
  level: RatingLevel,
  also?: readonly RatingLevel[],
];

// One row for one NOTAM, however long.
// prettier-ignore
const STYLES: readonly Styled[] = [
  // bans on drones
  ['QRTCA', 'DE LUCHTVAARTAUTORITEIT: FLYING WITH UNMANNED AIRCRAFT IN THE OPEN AND SPECIFIC CATEGORY IS NOT ALLOWED WI 3KM RADIUS OF 520412N 0041850E (THE HAGUE). POLICE AND MILITARY FLIGHTS EXCLUDED.', 'GND', 'forbidden'],
  ['QRTCA', 'TEMPORARY FLIGHT RESTRICTED AREA ED-R (HAMBURG). BETRIEB VON UNBEMANNTEN LUFTFAHRZEUGEN VERBOTEN. OPERATION OF UAS PROHIBITED EXC BY POLICE.', 'GND', 'forbidden'],
  ['QWULW', 'UAS OPERATIONS OVER THE STADIUM ARE NOT PERMITTED DURING THE FOOTBALL MATCH.', 'SFC', 'forbidden'],
  ['QRRCA', 'ALL DRONES AND MODEL AIRCRAFT ARE BANNED WI 5NM RADIUS 361300N 0365000W FOR SECURITY REASONS', 'SFC', 'forbidden'],
  ['QRTCA', 'PROHIBIDO EL VUELO DE AERONAVES NO TRIPULADAS (UAS) EN UN RADIO DE 1NM DE 402501N 0034132W POR CUMBRE INTERNACIONAL', 'SFC', 'forbidden'],
  ['QRTCA', 'INTERDICTION DE SURVOL POUR TOUT AERONEF Y COMPRIS LES AERONEFS SANS EQUIPAGE A BORD', 'SFC', 'forbidden'],
  ['QRTCA', 'PROIBIDO O VOO DE DRONES NUM RAIO DE 2KM', 'GND', 'forbidden'],
  ['QRACA', 'AIRSPACE CLOSED FOR ALL TRAFFIC EXCEPT RESCUE HELICOPTERS', 'GND', 'forbidden'],
  ['QRTCA', 'NO AIRCRAFT INCLUDING UAV MAY FLY WITHIN THE AREA EXCEPT AIRCRAFT TAKING PART IN THE FIRE FIGHTING', 'GND', 'forbidden'],
  ['QRPCA', 'PROHIBITED AREA LTP12 ACTIVATED.', 'SFC', 'forbidden'],
  ['QAFLC', 'FIR CLOSED. THE USE OF AIRSPACE IS PROHIBITED FOR CIVIL USERS', 'GND', 'forbidden'],
  ['QRTCA', 'FLYING OF ANY KIND OF UAV IS STRICTLY FORBIDDEN OVER THE CITY', null, 'forbidden'],
  ['QRDCA', 'TEMPO DANGER AREA. ENTRY PROHIBITED.', 'SFC', 'forbidden'],
  // bans with a way in
  ['QRTCA', 'UAS FLIGHTS PROHIBITED EXCEPT WITH THE PRIOR PERMISSION OF DUBLIN ATC', 'GND', 'restricted'],
  ['QRTCA', 'TEMPORARY RESTRICTED AREA. NO ACFT SHALL ENTER WITHOUT PERMISSION FROM STOCKHOLM CONTROL TEL +46 8 585 547 00', 'GND', 'restricted'],
  ['QRRCA', 'PROHIBIDO EL VUELO SIN AUTORIZACION PREVIA DE LA TORRE', 'GND', 'restricted'],
  ['QRTCA', 'ENTRY PROHIBITED UNLESS APPROVED BY THE INCIDENT COMMANDER, TEL 02 1234 5678', 'SFC', 'restricted'],
  ['QRTCA', 'FLIGHTS OF UNMANNED AIRCRAFT REQUIRE APPROVAL OF THE MUNICIPALITY OF AARHUS', 'GND', 'restricted'],
  ['QRTCA', 'DRONE FLIGHTS ARE LIMITED TO 50M AGL', 'GND', 'restricted'],
  ['QRTCA', 'UAS SHALL NOT EXCEED 30M AGL WI 2KM FM HELIPORT', 'GND', 'restricted'],
  ['QRACA', 'ALL TRAFFIC SUBJECT TO ATC CLEARANCE', 'SFC', 'restricted'],
  ['QRTCA', 'PILOTS INTENDING TO CROSS SHALL CONTACT KIRUNA TWR PRIOR TO ENTRY', 'SFC', 'restricted'],
  // areas and zones
  ['QRDCA', 'LSD8 AXALP DANGER AREA ACTIVE. GUN FIRING AND BOMBING', 'GND', 'restricted'],
  ['QRRCA', 'RESTRICTED AREA R-2508 COMPLEX HOT', 'SFC', 'restricted'],
  ['QRTCA', 'TSA 20 ACT', 'GND', 'restricted'],
  ['QRACA', 'AIRSPACE RESERVED FOR MILITARY EXERCISE BALTIC SHIELD', 'SFC', 'restricted'],
  ['QRTCA', 'TEMPORARY RESTRICTED AREA ESTABLISHED FOR AEROBATIC CHAMPIONSHIP', 'GND', 'restricted'],
  ['QACCA', 'CTR PULA ACTIVATED', 'GND', 'restricted'],
  ['QRTCA', 'ZRT BASTILLE ACTIVE. CONTOURNEMENT OBLIGATOIRE', 'SFC', 'restricted', ['forbidden']],
  ['QWULW', 'TDA ESTABLISHED FOR BVLOS UAS FLIGHTS. TDA EG D4711 ACTIVATED', 'SFC', 'restricted'],
  ['QRDCA', 'DANGER AREA YD123 ACTIVE DUE LIVE FIRING', 'FL200', 'allowed'],
  ['QRTCA', 'TEMPO RESTRICTED AREA ACT', '9500FT AMSL', 'allowed'],
  ['QRTCA', 'TEMPO RESTRICTED AREA ACT', '2500FT AMSL', 'caution'],
  ['QRDCD', 'DANGER AREA EGD138 DEACTIVATED', 'SFC', 'allowed'],
  ['QACCD', 'CTR DEACTIVATED. AIRSPACE REVERTS TO CLASS G', 'SFC', 'allowed'],
  // other users of low airspace
  ['QWULW', 'UNMANNED AIRCRAFT BVLOS FLIGHT ALONG POWER LINE. MAX HGT 120M AGL. OPERATOR TEL +358 40 1234567', 'GND', 'caution'],
  ['QWPLW', 'PARACHUTE JUMPING EXERCISE WI 3NM RADIUS 470000N 0080000E', 'GND', 'caution'],
  ['QWGLW', 'GLIDER CHAMPIONSHIP. UP TO 60 GLIDERS EXPECTED', 'GND', 'caution'],
  ['QWALW', 'AIR DISPLAY REHEARSAL OVER HARBOUR', 'SFC', 'caution'],
  ['QWELW', 'MULTINATIONAL MILITARY EXERCISE COLD RESPONSE. LOW FLYING FAST JETS AND HELICOPTERS', 'GND', 'caution'],
  ['QWLLW', 'ASCENT OF UNMANNED FREE BALLOONS FROM 555900N 0123400E', 'GND', 'caution'],
  ['QWDLW', 'DEMOLITION OF EXPLOSIVES AT SEA', 'SFC', 'caution'],
  ['QWMLW', 'ROCKET FIRING FROM ANDOYA. IMPACT AREA AS FOLLOWS', 'SFC', 'caution'],
  ['QWBLW', 'AEROBATIC TRAINING OVERHEAD THE AERODROME', 'SFC', 'caution'],
  ['QFAHX', 'INCREASED BIRD ACTIVITY DUE TO HARVEST', null, 'caution'],
  ['QXXXX', 'LASER SHOW AT THE CASTLE, BEAMS DIRECTED VERTICALLY', 'SFC', 'caution'],
  ['QWHLW', 'ROCK BLASTING AT QUARRY 2KM SOUTH OF THE VILLAGE. STONES UP TO 100M', 'GND', 'caution'],
  ['QXXXX', 'GPS JAMMING TRIALS MAY CAUSE LOSS OF SIGNAL WI 50KM', 'GND', 'caution'],
  ['QWYLW', 'AERIAL SURVEY BY HELICOPTER AT 200FT AGL ALONG THE COAST', 'GND', 'caution'],
  ['QOBCE', 'TOWER CRANE ERECTED PSN 601112N 0245623E HGT 78M AGL ELEV 96M AMSL LIT', null, 'caution'],
  ['QOLAS', 'OBSTACLE LIGHTS ON TV MAST 351M AGL UNSERVICEABLE', null, 'caution'],
  ['QOBCE', 'WIND FARM WITH 14 TURBINES, HGT 199M AGL, UNLIT UNTIL COMMISSIONED', null, 'caution'],
  ['QWTLW', 'MASS START OF 80 HOT AIR BALLOONS', 'GND', 'caution'],
  // no effect at drone heights
  ['QMRLC', 'RWY 13/31 CLOSED DUE TO SNOW REMOVAL', null, 'allowed'],
  ['QMXLC', 'PORTION OF TWY B BETWEEN C AND D CLOSED', null, 'allowed'],
  ['QILAS', 'ILS CAT II RWY 26 U/S', null, 'allowed'],
  ['QFFCG', 'RESCUE AND FIRE FIGHTING DOWNGRADED TO CAT 5', null, 'allowed'],
  ['QFALC', 'AD CLSD', null, 'allowed'],
  ['QNVAS', 'VOR/DME TRS 114.700MHZ U/S', null, 'allowed'],
  ['QARLC', 'ATS ROUTE L602 CLOSED BTN KOPEX AND NIVTO', 'FL245', 'allowed'],
  ['QCAAS', 'TOWER FREQUENCY 118.105MHZ U/S, USE 119.400MHZ', null, 'allowed'],
  ['QOBCR', 'CRANE PSN 601112N 0245623E REMOVED', null, 'allowed'],
  ['QMKLC', 'APRON 2 STANDS 21 TO 28 NOT AVAILABLE', null, 'allowed'],
  // information
  ['QKKKK', 'CHECKLIST YEAR=2026 0001 0004 0009 LATEST PUBLICATIONS AIRAC AIP AMDT 06/26', null, 'information'],
  ['QFATT', 'TRIGGER NOTAM - PERM AIRAC AIP AMDT 05/26 WEF 09 JUL 2026. NEW AERODROME CHART', null, 'information', ['allowed']],
  ['QPITT', 'TRIGGER NOTAM - AIP SUP 12/26. CHANGES TO INSTRUMENT APPROACH PROCEDURES', null, 'information', ['allowed']],
  ['QXXXX', 'THIS IS A TEST NOTAM. PLEASE DISREGARD', null, 'information'],
];

/** How mild the levels are, the strictest first. */
const STEPS: Readonly<Record<RatingLevel, number>> = {
  forbidden: 3,
  restricted: 2,
  caution: 1,
  allowed: 0,
  information: 0,
};

const ROWS = STYLES.map(([code, text, lower, level, also = []]) => ({ code, text, lower, level, also }));

test.each(ROWS)('$code $text', ({ code, text, lower, level, also }) => {
  const rating = rateText({ code, text, lower });
  expect([level, ...also], JSON.stringify(rating.reasons)).toContain(rating.level);
});

test.each(ROWS)('$code $text is not rated two steps too mild', ({ code, text, lower, level }) => {
  expect(STEPS[level] - STEPS[rateText({ code, text, lower }).level]).toBeLessThan(2);
});
