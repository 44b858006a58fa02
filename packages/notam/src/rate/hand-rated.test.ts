import { expect, test } from 'vitest';
import { rateText } from './rate-text.test-helper.ts';
import type { RatingLevel } from './reason.ts';

/** Q code, item E, item F (null: none), what an expert reader answered by the rating guideline, and why. */
type HandRated = readonly [code: string, text: string, lower: string | null, level: RatingLevel, why: string];

// One row for one NOTAM, however long.
// prettier-ignore
const HAND_RATED: readonly HandRated[] = [
  // bans
  ['QRTCA', 'UNMANNED ACFT FLIGHTS PROHIBITED WI 1NM RADIUS 685800N0332400E.', 'SFC', 'forbidden', 'drones banned'],
  ['QRTCA', 'NO DRONE FLYING WI 2KM OF CITY CENTRE DUE STATE VISIT. POLICE AND RESCUE EXEMPTED.', 'GND', 'forbidden', 'exempts police and rescue alone'],
  ['QRTCA', 'TEMPO RESTRICTED AREA. ALL UAS OPERATIONS ARE FORBIDDEN EXC STATE, POLICE AND AMBULANCE ACFT', 'GND', 'forbidden', 'exceptions for authorities alone'],
  ['QRTCA', 'AIRSPACE CLSD WI AREA: 680100N0332400E-680200N0332500E-680300N0332600E.', '300M AMSL', 'forbidden', 'closed from 984 ft AMSL'],
  ['QRDCA', 'A TEMPORARY DANGER AREA ESTABLISHED. CIVIL AIRCRAFT ARE FORBIDDEN TO FLY INTO THE AREA.', 'SFC', 'forbidden', 'civil aircraft are banned'],
  ['QRTCA', 'RESTRICTED AREA. VERTICAL LIMITS:SFC-UNL,ALL ACFT ARE PROHIBITED TO FLY INTO THE AREA', 'SFC', 'forbidden', 'all aircraft banned'],
  ['QRRCA', 'NO OVF ACTIVITY IS PERMISSIBLE WITHIN ABV MENTIONED AREA DURING ROCKET LAUNCH', 'GND', 'forbidden', 'no overflight at all'],
  ['QRTCA', 'A TEMPO DANGER AREA ESTABLISHED. ALL TFC MUST REMAIN CLEAR OF THE AREA.', 'SFC', 'forbidden', 'everybody has to stay out'],
  ['QFALT', 'DUE TO CONSTRUCTION WORK, OVERFLIGHT OF AERODROME PROHIBITED BELOW 1000FT.', null, 'forbidden', 'no overflight at drone heights'],
  ['QRPCA', 'EN P001 PROHIBITED AREA ACT', 'SFC', 'forbidden', 'prohibited area active'],
  ['QRTCA', 'SE PROHIBE EL VUELO. PROHIBIDO EL VUELO DE DRONES EN UN RADIO DE 2NM', 'GND', 'forbidden', 'Spanish ban on drones'],
  ['QRTCA', 'ZRT: VOLS DE DRONES INTERDITS DANS LA ZONE', 'SFC', 'forbidden', 'French ban on drones'],
  ['QRTCA', 'IT IS PROHIBITED TO FLY WITHIN THE AREA DUE TO AVALANCHE SEARCH', 'SFC', 'forbidden', 'nobody may fly'],
  ['QAFXX', 'AIRSPACE CLOSED FOR ALL CIVIL ACFT', 'GND', 'forbidden', 'airspace closed'],
  ['QWULW', 'UAS SHOW. NO OTHER DRONES ARE ALLOWED WI 2KM', 'GND', 'forbidden', 'other drones banned'],
  ['QSTLC', 'TWR CLSD. UAS FLIGHTS WI CTR NOT PERMITTED', null, 'forbidden', 'drones banned beside the service'],
  // bans with a way in
  ['QRTCA', 'FLYING IS PROHIBITED FOR ALL ACFT, INCL DRONES. EXC: POLICE, AMBULANCE AND SAR. APPLICATION FOR PERMISSION TO ENTER: OSLO POLICE DISTRICT', 'GND', 'restricted', 'the police take applications'],
  ['QFALT', 'UAS FLIGHTS WI 5KM FM ARP REQ PERMISSION FM TWR', null, 'restricted', 'the tower may permit'],
  ['QWULW', 'UNMANNED ACFT WILL TAKE PLACE IN EN D480 ACT', 'GND', 'restricted', 'inside an active danger area'],
  ['QRTCA', 'PILOTS ARE FORBIDDEN TO FLY UAS WITHIN THE DESIGNATED AREA WITHOUT THE PERMISSION OF POLICE SCOTLAND ON TELEPHONE 01382 596880.', 'SFC', 'restricted', 'the police may permit'],
  ['QRTCA', 'FLYING WITH UNMANNED AIRCRAFT IS PROHIBITED EXC WITH PRIOR APPROVAL FROM OSLO POLICE DISTRICT TEL +47 22 66 90 50', 'GND', 'restricted', 'the police may approve'],
  ['QRRCA', 'ACFT ARE FORBIDDEN TO FLY INTO THE AREA WITHOUT PERMISSION.', 'SFC', 'restricted', 'permission opens it'],
  ['QRTCA', 'NO PILOTS MAY OPERATE AN AIRCRAFT IN THE AREA UNLESS AUTHORIZED BY ATC', 'SFC', 'restricted', 'air traffic control may authorise'],
  ['QRPCA', 'PROHIBITED AREA EP P20 ACT. ENTRY ONLY WITH PERMISSION OF AREA MANAGER TEL +48 22 123 45 67', 'GND', 'restricted', 'prohibited, but its manager may permit'],
  // airspace
  ['QRDCA', 'DANGER AREA EGD410 STRENSALL ACTIVATED', 'SFC', 'restricted', 'danger area from the surface'],
  ['QRDCA', 'TEMPO DANGER AREA EFD1026 ESTABLISHED AND ACT, UAV. HGT 394FT (120M) AGL.', 'SFC', 'restricted', 'danger area from the surface'],
  ['QRDCA', 'DANGER AREA EGD217I LLANBEDR ACTIVATED', '2000FT AMSL', 'caution', 'base between 1500 and 3000 ft AMSL'],
  ['QRDCA', 'DANGER AREA EGD218B FAIRFORD ACTIVATED', 'FL050', 'allowed', 'base at a flight level'],
  ['QRDCD', 'DANGER AREA EGD118 PEMBREY DEACTIVATED', 'SFC', 'allowed', 'switched off'],
  ['QRDCA', 'TEMPO SEGREGATED AREA (TSA) EGTS496A ACTIVATED. BEYOND VISUAL LINE OF SIGHT UAS OPERATIONS CONTAINED WHOLLY WITHIN THE TSA.', 'SFC', 'restricted', 'segregated area from the surface'],
  ['QRTCA', 'RESTRICTED AREA (TEMPORARY) ACTIVE FOR UAS ONLY (CROUGHTON). DOES NOT APPLY TO ANY UAS FLYING IN ACCORDANCE WITH EXCEPTIONS STATED IN THE AIP SUP.', 'SFC', 'restricted', 'restricted area active'],
  ['QRMCA', 'THE FOLLOWING TRA ARE ACTIVATED: TRA 008B 1100-2300 FL195-FL245', 'FL195', 'allowed', 'base at a flight level'],
  ['QRRCA', 'AIRSPACE RESERVATION. ENTRY SUBJECT TO PRIOR COORDINATION WITH BODO ATCC', 'GND', 'restricted', 'coordination first'],
  ['QWMLW', 'TEMPO DANGER AREA NZD893 IS PRESCRIBED. ACTIVITY: HIGH ALTITUDE ROCKET LAUNCH', 'SFC', 'restricted', 'danger area in spite of the warning code'],
  ['QACCS', 'TEMPO CTR CLASS D INSTALLED WI 5NM RADIUS OF 513000N 0020000W (KEMBLE AD). SFC/4000FT AMSL.', null, 'restricted', 'new control zone from the surface'],
  ['QAECS', 'TEMPO CTA CLASS D INSTALLED WI AREA BOUNDED BY: 572300N 0040500W. 3500FT AMSL/FL095.', null, 'allowed', 'control area above 3000 ft AMSL'],
  ['QAZCD', 'DUNDEE ATZ DEACTIVATED. AD CLOSED', null, 'allowed', 'zone switched off'],
  ['QWULW', 'UAV ACT WILL TAKE PLACE. RMK: ALL TFC SUBJ ATC CLR', 'GND', 'restricted', 'everybody needs a clearance'],
  ['QXXXX', 'R2601 ACT. NONPARTICIPATING AIRCRAFT MUST CONTACT CARSON RADIO FOR STATUS', null, 'restricted', 'a call first'],
  // dangers
  ['QWULW', 'UAS OPR WI 0.3NM RADIUS OF 520247N 0004936W (SELBY). MAX HGT 400FT AGL. FOR INFO 07980 202245.', 'SFC', 'caution', 'drones of others'],
  ['QWULW', 'UNMANNED ACFT WILL TAKE PLACE IN DRAMMEN AREA, PSN 594438N 0100819E, RADIUS 0,5 NM', 'GND', 'caution', 'drones of others'],
  ['QWULW', 'UAS OPR 600M RADIUS (WEST OF THIRSK, WI TOPCLIFFE FLIGHT RESTRICTION ZONE) 300FT AGL/405FT AMSL', 'SFC', 'caution', 'drones of others, no area of their own'],
  ['QWULW', 'UAV FLIGHTS. VERTICAL LIMITS: FL130-FL140.', 'FL130', 'allowed', 'far above drone heights'],
  ['QWMLW', 'FIREWORK DISPLAY WI 0.5NM RADIUS: 512750N 0001828W (RICHMOND)', 'SFC', 'caution', 'fireworks'],
  ['QWPLW', 'PARACHUTING WI 2NM RADIUS: 510500N 0002400E. DROP HGT SUBJ ATC CLR.', 'SFC', 'caution', 'parachutists; the clearance is theirs'],
  ['QWFLW', 'AIR TO AIR REFUELLING WILL TAKE PLACE IN AREA 10W', 'FL200', 'allowed', 'far above drone heights'],
  ['QWALW', 'AIR DISPLAY WI 5NM RADIUS. SEE J SERIES NOTAM FOR DETAILS OF RESTRICTED AREA (TEMPO) AT SAME LOCATION.', 'SFC', 'caution', 'the restricted area is in another notice'],
  ['QGWXX', 'GNSS(GPS) SIGNAL JAMMING. JAMMERS LOCATED WI 2NM RADIUS. ACTIVITY MAY AFFECT ACFT WI 30NM SFC TO 40000FT AMSL', null, 'caution', 'no satellite navigation'],
  ['QROXX', 'HIGH INTENSITY RADIO TRANSMISSION AREA (HIRTA) B2011 ACTIVE. MIL ACFT SUSCEPTIBILITY VERY LOW 301FT AGL', 'SFC', 'caution', 'strong radio transmitter'],
  ['QROXX', 'PILOTS ARE REQUESTED NOT TO OVERFLY HOSPITAL WI 1NM RADIUS', 'SFC', 'caution', 'asked to stay away'],
  ['QFAHX', 'CONCENTRATION OF BIRDS IN THE VICINITY OF THE AERODROME. CAUTION ADVISED.', null, 'caution', 'birds'],
  ['QAFXX', 'UNBURNED DEBRIS IS EXPECTED TO FALL DUE TO AEROSPACE FLT ACT. RMK/ATS ROUTE L625 NOT AVBL', 'SFC', 'caution', 'debris, nobody banned'],
  ['QOBCE', 'CRANE OPR PSN 504354N 0032927W (EXETER) MAX HGT 236FT AMSL/125FT AGL', null, 'caution', 'crane of 38 m'],
  ['QOBCE', 'LIT CRANE OPR (HOUNSLOW). MAX HGT 32FT AGL, 114FT AMSL.', null, 'allowed', 'crane of less than 10 m'],
  ['QOBCE', 'NEW OBST, WINDMILL FARM UNDER CONSTRUCTION, HGT 656FT, NOT LGTD', null, 'caution', 'new wind turbines'],
  ['QOLAS', 'TOWER LGT (ASR 1050844) (3.2NM WNW MCO) 352.7FT (255.9FT AGL) U/S', null, 'caution', 'high tower without light'],
  ['QOLAS', 'RWY 09 WINDSLEEVE OBSTRUCTION LIGHT U/S', null, 'allowed', 'lights of a wind sleeve'],
  // Explicit text decides between two ratings: both categories of the reader are let in without a condition while in sight, which is how they fly;
  // flights beyond sight rest on an authorisation of their own, and the danger area itself holds nothing but such flights.
  ['QRDCS', 'TEMPO DANGER AREA (TDA) EGD186E INSTALLED WI 1.08NM RADIUS OF 512950N 0001153W (KENSINGTON). BEYOND VISUAL LINE OF SIGHT (BVLOS) UAS OPS CONTAINED WHOLLY WI THE TDA. MAX HGT 400FT AGL. EMERG SERVICES ACFT MAY ENTER THE AIRSPACE IN ACCORDANCE WITH LOCAL DECONFLICTION AGREEMENTS. OPEN AND SPECIFIC CAT VLOS UAS OPS ARE PERMITTED WI THE TDA WITHOUT PRIOR APPROVAL OR DECONFLICTION.', 'SFC', 'caution', 'drones in sight are let in without approval'],
  ['QRDCS', 'TEMPO DANGER AREA (TDA) EGD298C INSTALLED WI 1.8NM RADIUS OF 522429N 0013037W (COVENTRY). BEYOND VISUAL LINE OF SIGHT (BVLOS) UAS OPS CONTAINED WHOLLY WI THE TDA. MAX HGT 400FT AGL. UAS OPS ONLY WITH PRIOR APPROVAL OF THE OPERATOR.', 'SFC', 'restricted', 'the same area where approval is needed'],
  // no effect
  ['QROLT', 'MIL ACFT HAVE TO AVOID OVERFLYING OF MAKKUM DUE TO BREEDING BIRDS RADIUS 0,5NM BTN GND/1000FT AGL.', 'GND', 'allowed', 'binds military aircraft alone'],
  ['QOAXX', 'FLT OPERATIONS PROHIBITED FOR ALL ACFT OWNED, CHARTERED OR OPERATED BY PERSONS CONNECTED WITH UTOPIA', null, 'allowed', 'binds operators of one State'],
  ['QMRLC', 'RWY 08/26 CLSD TO ALL ACFT EXC EMERGENCY', null, 'allowed', 'runway'],
  ['QMXLC', 'TWY ALPHA CLOSED TO ACFT FM TWY FOXTROT TO ALPHA SOUTH APRON', null, 'allowed', 'taxiway'],
  ['QFALT', 'TKOF AND LDG BY SOLO STUDENTS PROHIBITED. CIRCUIT FLYING NOT AVBL', null, 'allowed', 'student pilots'],
  ['QSELC', 'BRIZE NORTON LOWER AIRSPACE RADAR SERVICE CLOSED', null, 'allowed', 'a radar service, not the airspace'],
  ['QNVXX', 'VOR BEARING FLUCTUATIONS DUE TO A TEMPORARY MOBILE CRANE IN THE VICINITY', null, 'allowed', 'navigation aid'],
  ['QATXX', 'LOW ATMOSPHERIC PRESSURE IS FORECAST. ALL PILOTS ARE REQUESTED TO EXERCISE CAUTION WHEN DESCENDING THROUGH THE TRANSITION LEVEL', null, 'allowed', 'altimeters of manned aircraft'],
  ['QFUAU', 'FUEL AVGAS 100LL NOT AVBL', null, 'allowed', 'fuel'],
  ['QPIAU', 'INSTRUMENT APPROACH PROCEDURE NOT AUTHORIZED RNAV (GPS) RWY 22', null, 'allowed', 'instrument procedure'],
  // information
  ['QKKKK', 'CHECKLIST YEAR=2023 0017 0057 0087', null, 'information', 'checklist'],
  ['QAFTT', 'TRIGGER NOTAM - PERM AIRAC AIP AMDT 04/24. MULTIPLE GEN OR ENR CHANGES, SEE COVER SHEET', null, 'information', 'no stated effect'],
  ['QRDTT', 'TRIGGER NOTAM - AIP SUP 031/2023. TEMPO DANGER AREA EFD808. A SEPARATE NOTAM WILL BE ISSUED TO ACTIVATE THE AREA', 'SFC', 'information', 'active by another notice'],
  ['QRDTT', 'TRIGGER NOTAM - AIP SUP 039/26 WEF 04 MAY 26. TEMPORARY DANGER AREA (NORTH SEA) BVLOS RPAS FLIGHT.', 'SFC', 'restricted', 'states a danger area'],
  ['QFATT', 'TRIGGER NOTAM - AIRAC AIP SUP 03/2023. CONSTRUCTION CRANES AFFECTING HAMAD INTERNATIONAL AIRPORT.', null, 'caution', 'states cranes'],
];

test.each(HAND_RATED)('%s %s', (code, text, lower, level, why) => {
  const rating = rateText({ code, text, lower });
  expect(rating.level, `${why}: ${JSON.stringify(rating.reasons)}`).toBe(level);
});
