import { decodeNotams } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { explainNotam } from '../explain-notam.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import type { NotamWording } from '../wording.ts';

const english = await loadCatalogue('en');

function wordsFor(telegram: string, timeZone: string | null = null): NotamWording {
  const [notam] = decodeNotams(telegram, { now: '2026-08-01T00:00:00Z' }).notams;
  if (notam === undefined) throw new Error('no NOTAM in the text');
  return explainNotam(notam, english, { timeZone, aerodromeName: () => null });
}

const explanationOf = ({ explanation }: NotamWording) => explanation.map(({ text }) => text).join(' ');
const translationOf = ({ translation }: NotamWording) => translation.map(({ text }) => text).join(' ');

test('several areas of a table are all in the headline', () => {
  const { impact } = wordsFor(`M0825/25 NOTAMN
Q) EGTT/QRDCA/IV/BO/W/000/400/5133N00446W011
A) EGTT B) 2502110830 C) 2502111800
E) THE FOLLOWING MANORBIER DANGER AREAS ARE ACTIVATED:
EGD115A   0830-1800   SFC-23000FT AMSL
EGD115B   0830-1800   SFC-40000FT AMSL
F) SFC G) 40000FT AMSL`);
  expect(impact.summary).toBe('Danger areas EGD115A and EGD115B active (Manorbier)');
});

test('what only the code says of a quoted text is said to be the code’s', () => {
  const words = wordsFor(`U4169/23 NOTAMR U4164/23
Q) EGTT/QFALT/IV/NBO/A/000/999/5145N00135W005
A) EGVN B) 2306231000 C) 2306261430
E) NO DEPARTURES OR ARRIVALS WHILE THE SURFACE RECOVERS`);
  expect(words.impact.summary).toBe('Restrictions at the aerodrome');
  expect(explanationOf(words)).toBe('By its code, this concerns traffic to and from an aerodrome.');
  expect(explanationOf(words)).not.toContain('does not affect');
});

test('a text that tells of drones is not said to leave them alone', () => {
  const words = wordsFor(`L2855/26 NOTAMN
Q) EGTT/QMRLT/IV/NBO/A/000/999/5317N00057W005
A) EGNE B) 2605140830 C) 2605151300
E) RWY 02/20 NOT AVBL FOR ACFT OTHER THAN THOSE WITH SPECIFIC
WRITTEN AUTHORISATION FROM THE AIRPORT MANAGER. UNLICENSED RWY 14/32
AVBL. UAS MAY BE USED IN CLOSED AREA. MORE INFORMATION ON +4401777
838521`);
  expect(explanationOf(words)).toContain('Read the original text');
  expect(explanationOf(words)).not.toContain('does not affect');
});

test('a closure for drone operations is not said to leave drones alone', () => {
  const words = wordsFor(`L2856/26 NOTAMN
Q) EGTT/QMRLC/IV/NBO/A/000/999/5317N00057W005
A) EGNE B) 2605140830 C) 2605151300
E) RWY 02/20 CLSD DUE UAS OPERATIONS`);
  expect(words.impact.level).toBe('caution');
  expect(explanationOf(words)).not.toContain('not drones');
});

test('a closure that may begin above drone heights is told as the closure it is', () => {
  const { impact } = wordsFor(`N1557/23 NOTAMN
Q) UWWW/QRTCA/IV/BO/W/010/030/5547N04922E006
A) UWWW B) 2303110600 C) 2303121500
D) DAILY 0600-1500
E) AIRSPACE CLSD WI AREA:
554900N0491300E-555000N0492000E-554530N0493100E-
554250N0492800E-554900N0491300E
F) 500M AMSL  G) 700M AMSL`);
  expect(impact.level).toBe('caution');
  expect(impact.summary).toBe('Airspace closed, perhaps down to drone heights');
});

test('a closure far above drones is not said to reach down to them', () => {
  const words = wordsFor(`A1234/26 NOTAMN
Q) ENOR/QAXXX/IV/NBO/E/195/999/6000N01000E050
A) ENOR B) 2608230600 C) 2608231600
E) AIRSPACE CLOSED
F) FL195 G) UNL`);
  expect(words.impact.level).toBe('allowed');
  expect(explanationOf(words)).toContain('The airspace is closed higher up.');
  expect(explanationOf(words)).not.toContain('perhaps');
});

test('who permits is told in words, and no outright ban stands beside it', () => {
  const words = wordsFor(`J0141/23 NOTAMN
Q) EGTT/QRTCA/IV/BO/W/000/008/5146N00005E001
A) EGTT B) 2301131135 C) 2301191200
E) RESTRICTED AREA (TEMPORARY) WI 0.3NM 514612N 0000456E (HARLOW, ESSEX).
ALL ACFT ARE PROHIBITED FROM FLYING WI THE AREA WITHOUT PERMISSION OF THE FLYING DISPLAY DIRECTOR.
F) SFC G) 730FT AMSL`);
  const reasons = words.impact.reasons.map(({ text }) => text).join(' ');
  expect(words.impact.summary).toContain('permission from the flying display director');
  expect(reasons).not.toContain('Closed to all flying');
});

test('more than three points are positions, no areas', () => {
  const words = wordsFor(`N0169/23 NOTAMN
Q) EGTT/QOLAS/IV/M/E/000/004/5400N00317W003
A) EGTT B) 2306021030 C) 2307271200
E) THE FOLLOWING BARROW WINDFARM AIR NAV OBST LIGHTS ARE U/S
UK0171Q861F WIND TURBINE A04 PSN 540000.95N 0031710.23W. ELEV 381FT AMSL.
UK0171Q858F WIND TURBINE A07 PSN 540032.90N 0031810.68W. ELEV 381FT AMSL.
UK0171Q842F WIND TURBINE D01 PSN 535828.27N 0031724.34W. ELEV 381FT AMSL.
UK0171Q840F WIND TURBINE D03 PSN 535849.60N 0031804.51W. ELEV 381FT AMSL.`);
  expect(translationOf(words)).toContain('4 positions');
  expect(translationOf(words)).not.toContain('4 areas');
});

test('what could not be read is named', () => {
  const words = wordsFor(`A0001/26 NOTAMN
Q) EGTT/QWULW/IV/BO/W/000/010/5107N00126W005
A) EGTT B) 2608120700 C) 2608121700
E) UAS OPR WI 1NM RADIUS OF 510760N 0012600W
F) SFC G) 1000FT AMSL`);
  expect(explanationOf(words)).toMatch(/position|corner/);
  expect(explanationOf(words)).not.toMatch(/points in the notice/);
});

test('lights of an obstacle say nothing of its height where none is given', () => {
  const wordsOf = (text: string): NotamWording =>
    wordsFor(`C0123/23 NOTAMN
Q) EGTT/QOLAS/IV/M/A/000/999/5145N00135W005
A) EGVN B) 2306231000 C) 2306261430
E) ${text}`);
  const words = wordsOf('ONE OF TWO OBSTRUCTION LIGHTS ON LOCALISER RWY 33 U/S');
  expect(words.impact.summary).toBe('Lights of an obstacle out of service');
  expect(words.impact.reasons[0]?.text).toBe('The obstacle light is out of service.');
  expect(wordsOf('SURFACE MOVEMENT RADAR OBSTRUCTION LIGHT U/S').impact.reasons[0]?.text).toBe(
    'The lights of an obstacle are out of service.',
  );
});

test('a subject that the quoted text names does not go by the code alone', () => {
  const words = wordsFor(`C0124/23 NOTAMN
Q) EGTT/QPIAU/I/NBO/A/000/999/5145N00135W005
A) EGVN B) 2306231000 C) 2306261430
E) ALL INSTRUMENT APCH PROC ZORKED FOR CATEGORY Q NOT AUTH`);
  expect(words.impact.summary).toBe('Instrument approach procedure not available');
  expect(explanationOf(words)).toContain('This concerns procedures for manned aircraft.');
  expect(explanationOf(words)).not.toContain('By its code');
});

test('a display up to a height begins at the ground', () => {
  const words = wordsFor(`L4327/25 NOTAMN
Q) EGTT/QWALW/IV/M/AW/000/022/5130N00047W003
A) EGLM B) 2508300900 C) 2508301700
E) AIR DISPLAY WI 2NM RADIUS OF 513004N 0004649W
2000FT AGL/2133FT AMSL.
F) SFC G) 2133FT AMSL`);
  expect(translationOf(words)).toContain('from the ground up to 2,133 ft (650 m) above sea level.');
});

test('a winch cable does not lower the area, and CTC is no unit', () => {
  const words = wordsFor(`H2713/24 NOTAMN
Q) EGPX/QWGLW/IV/M/AW/000/042/5553N00324W003
A) EGPH B) 2407010630 C) 2407042000
D) 0630-2000
E) GLIDING SITE OPR WI 2NM RADIUS: 555234N 0032400W (KIRKNEWTON).
WINCH LAUNCHING UP TO 3000FT AGL. FOR INFO CONTACT 07920 782209 OR
CTC 124.100 MHZ. AR-2024-3039/AO3.
F) SFC G) 4200FT AMSL`);
  const said = translationOf(words);
  expect(said).toContain('from the ground up to 4,200 ft (1,280 m) above sea level.');
  // The number stands in the list of contacts.
  expect(said).not.toContain('FOR INFO');
  expect(said).not.toMatch(/From CTC/);
});

test('what is quoted behind a quotation is one with it', async () => {
  const [notam] = decodeNotams(
    `A1234/26 NOTAMN
Q) EGTT/QOBCE/IV/M/E/000/010/5107N00126W005
A) EGTT B) 2608120700 C) 2608121700
E) CRANE OPR PSN 510700N 0012600W (TO THE REAR OF MILL LANE). XYZZY PLUGH ON THE HILL.`,
    { now: '2026-08-01T00:00:00Z' },
  ).notams;
  const said =
    notam === undefined
      ? []
      : explainNotam(notam, await loadCatalogue('en')).translation.map(({ text }) => text);
  expect(said[0]).toBe(
    'There will be a crane. Original text: “(TO THE REAR OF MILL LANE) … XYZZY PLUGH ON THE HILL”.',
  );
});

test('advice about the airspace of another State gives no limits to the region that issues it', () => {
  const words = wordsFor(`V0030/25 NOTAMN
Q) EGXX/QROXX/IV/NBO/W/000/999/5218N01451W999
A) EGPX B) 2509300000 C) 2510012359
E) OPERATORS ARE RECOMMENDED NOT TO ENTER FIR TEHRAN (OIIX).
F) SFC G) UNL`);
  expect(words.impact.summary).toContain('not to enter the Tehran (OIIX) flight information region');
  expect(words.translation.map(({ text }) => text).join(' ')).not.toMatch(/EGPX|ground|upper limit/);
});

test('a notice without a code of its own is headed by what its text speaks of', () => {
  const words = wordsFor(`M0294/23 NOTAMN
Q) ZAN/QXXXX/IV/NBO/A/000/999/5242N17406E005
A) PASY B) 2303190100 C) 2306152300
E) AERODROME MANNED WEATHER OBSERVATIONS SUPPLEMENTED BY ASOS 09000100Z MONDAY-SATURDAY, NOT AVAILABLE ALL-DAY SUNDAYS, AND HOLIDAYS.`);
  expect(words.impact.summary).toBe('Weather observations: see the text');
});

test('an airspace that is taken out of the publications is the news of its amendment', () => {
  const words = wordsFor(`C0967/25 NOTAMN
Q) EGTT/QFATT/IV/BO/A/000/999/5334N00021W005
A) EGNJ B) 2503200000 C) 2504022359
E) TRIGGER NOTAM - PERM AIRAC AIP AMDT 03/25 WEF 20 MAR 2025
AD 2.20 LOCAL AERODROME REGULATIONS - WARNINGS - EGR313 SCAMPTON
REFERENCE REMOVED.
AD 2 EGNJ 5-1 EGR313 REMOVED`);
  expect(words.impact.summary).toBe('Area EGR313 withdrawn');
  expect(translationOf(words)).toContain('AIP amendment 03/25 applies from 20 March 2025.');
});

test('an aerodrome that is closed to some alone is not headed as closed', () => {
  const words = wordsFor(`C0001/26 NOTAMN
Q) EGTT/QFALC/IV/NBO/A/000/999/5334N00021W005
A) EGNJ B) 2603200000 C) 2604022359
E) AERODROME ZORKED, NOT MORE THAN TWO TYPES OF ACFT ACCEPTED.`);
  expect(words.impact.summary).toBe('Restrictions at the aerodrome');
});

const PARAGLIDERS = `H5976/25 NOTAMN
Q) EGTT/QWGLW/IV/M/W/000/030/5122N00129W003
A) EGTT B) 2507300625 C) 2507302030
E) CIVIL AIRCRAFT NOTIFICATION PROCEDURE - MULTIPLE PARAGLIDERS
OPERATING IN LOW FLYING AREA 1A WI 2NM RADIUS OF
PSN 512131N 0012853W (COMBE GIBBET, BERKSHIRE). 2000FT AGL.
F) SFC G) 3000FT AMSL`;

test('what goes on from the surface reaches up to the height beside it; in which low flying area is a sentence', () => {
  const said = translationOf(wordsFor(PARAGLIDERS));
  expect(said).toContain('paragliding at Combe Gibbet, Berkshire, up to 2,000 ft (610 m) above ground.');
  expect(said).toContain('It is in low flying area 1A, notified under');
  // Without a surface to begin at it may be anywhere.
  expect(translationOf(wordsFor(PARAGLIDERS.replace('F) SFC', 'F) 1000FT AMSL')))).toContain(
    'Berkshire, height 2,000 ft (610 m) above ground',
  );
});

test.each([
  ['Asia/Taipei', '00:00–04:00 local time the next day'],
  ['Europe/Oslo', '18:00–22:00 local time'],
  ['Pacific/Honolulu', '06:00–10:00 local time'],
])('hours of several days have their local time in %s', (zone, local) => {
  const blocked = `A1195/25 NOTAMN
Q) RCAA/QXXXX/IV/BO/E/000/999/2324N12352E029
A) RCAA B) 2505121600 C) 2505142000
D) 1600-2000
E) AIRSPACE BLOCKED
F) SFC G) UNL`;
  expect(translationOf(wordsFor(blocked, zone))).toContain(`daily 16:00–20:00 UTC (${local})`);
});

test('a name of an area is not cut where it begins like a preposition', () => {
  const said = translationOf(
    wordsFor(`B0611/23 NOTAMN
Q) WIIF/QWULW/IV/BO/W/000/015/0631S10812E020
A) WIIF B) 2303280530 C) 2305311000
D) MAR 28 0530-1000 MAR 29-MAY 31 0000-1000
E) UNMANNED AERIAL VEHICLE (UAV) WILL TAKE PLACE WI COORD AS FLW :
CIREBON
063245.83S1082539.96E - 063920.21S1082913.18E - 064202.55S1082708.11E
 - 064640.91S1082534.31E - 064431.51S1082329.87E -
063245.83S1082539.96E
INDRAMAYU
061903.89S1082136.41E - 062920.99S1082413.95E - 062727.08S1081859.83E
 - 062802.82S1081812.72E - 062520.61S1081809.56E -
062334.00S1081630.66E - 062135.44S1081531.72E - 062055.05S1081317.03E
 - 062521.64S1080609.48E - 061723.31S1075855.42E -
061903.89S1082136.41E
RMK : ALL TFC SUBJ ATC CLR
F) SFC G) 1500FT AMSL`),
  );
  expect(said).toContain('(Indramayu)');
});

const CRANES = `A1875/22 NOTAMN
Q) EKDK/QOBCE/IV/M/AE/000/003/5538N01234E002
A) EKCH B) 2209050650 C) PERM
E) MULTIPLE CRANES ERECTED AT CONSTRUCTION AREA. OBST MAX ELEVATION 284FT AMSL.`;

test('what is erected stands, and the highest of it is no further obstacle', () => {
  const said = translationOf(wordsFor(CRANES));
  expect(said).toContain('are cranes at the construction site');
  expect(said).toContain('levation 284 ft');
  expect(said).not.toMatch(/will be|an obstacle/);
  expect(translationOf(wordsFor(CRANES.replace('MAX ELEVATION', 'ELEVATION')))).toContain('an obstacle');
});

test.each([
  ['D) 25 26 27 29 30 1800-0600\n', 'at the times given'],
  ['', 'while the notice is active'],
  ['D) SOMETIMES\n', 'while the notice is active'],
])('one keeps away at the hours that were read: %s', (itemD, when) => {
  const flares = `C2015/26 NOTAMN
Q) EGTT/QWMLW/IV/BO/AW/000/013/5119N00048W001
A) EGLF B) 2604251800 C) 2605010600
${itemD}E) ILLUMINANTS WI 0.5NM RADIUS OF 511904N 0004747W (BLACKWATER).
F) SFC G) 1241FT AMSL`;
  expect(explanationOf(wordsFor(flares))).toContain(`Stay away from the area ${when}.`);
});

test('a flight level has its feet in a list of areas too', () => {
  const areas = `M0383/26 NOTAMN
Q) EGTT/QRMCA/IV/BO/W/195/245/5258N00055E077
A) EGTT B) 2601211800 C) 2601212145
E) THE FOLLOWING TRA ARE ACTIVATED:
TRA 003  1800-2145 FL195-FL245
TRA 004  1800-2145 FL245-FL300
F) FL195 G) FL300`;
  expect(translationOf(wordsFor(areas))).toContain(
    'from flight level 195 (about 19,500 ft) to flight level 245',
  );
});

test('how many birds, and which, is said once', () => {
  const words = wordsFor(`A4330/22 NOTAMN
Q) EPWW/QFAHX/IV/NBO/A/000/999/5423N01828E005
A) EPGD B) 2212300932 C) 2303302159
E) HIGH ACTIVITY OF BIRDS AT AND IN THE VICINITY OF AERODROME.
POSSIBLE LARGE FLOCK OF BIRDS. SEASONAL ACTIVITY OF SEAGULLS AND
CORVIDS.`);
  const said = translationOf(words);
  expect(said.match(/birds/g)).toHaveLength(2);
  expect(said).toContain('large numbers of birds on and around the aerodrome');
  expect(said).toContain('gulls and corvids');
});

test('words that may concern drones have no reassurance about the rest beside them', () => {
  const words = wordsFor(`M0132/23 NOTAMN
Q) ZJX/QFAXX/IV/NBO/A/000/999/3116N08542W005
A) KOZR KLOR KHEY KSXS KFHK
B) 2302061954
C) 2305050630
E) KOZR - NO AIRCRAFT PARKING SIERRA AND TANGO ROWS UFN. FLAT IRON WILL UTILIZE THE PARKING AREAS UNTIL CONSTRUCTION OF THE NEW RAMP IS COMPLETE.`);
  expect(explanationOf(words)).toBe(
    'Part of the original text was not understood and may concern drones. Treat it as a restriction until you have asked.',
  );
  expect(words.impact.reasons.map(({ text }) => text).join(' ')).not.toContain('not drones');
});
