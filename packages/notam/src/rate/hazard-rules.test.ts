import { expect, test } from 'vitest';
import { findHazard } from './find-hazard.ts';
import { describeObstacle } from './obstacle.ts';
import { rateText } from './rate-text.test-helper.ts';
import { toSearchText } from '../search/search-text.ts';

test.each([
  ['LASER, SEARCHLIGHT AND FIREWORK DISPLAY', 'fireworks'],
  ['LASER DISPLAY WI 1NM', 'lasers'],
  ['SEARCHLIGHT DISPLAY', 'lights'],
  ['UNDERSLUNG LOADS WILL OPR IN LOW FLYING AREA 14', 'lowFlying'],
  ['MULTIPLE PARAGLIDERS OPR', 'paragliding'],
  ['HOT AIR BALLOON FESTIVAL', 'balloons'],
  ['TETHERED HOT AIR BALLOON', 'captiveBalloon'],
  ['MODEL ROCKET FIRING', 'rockets'],
  ['UNBURNED DEBRIS IS EXPECTED TO FALL', 'spaceDebris'],
  ['PARACHUTING WI 2NM RADIUS', 'parachuting'],
  ['FLYING OF LARGE MODEL ACFT', 'modelFlying'],
  ['BLASTING OPERATIONS IN QUARRY', 'blasting'],
  ['GPS INTERFERENCE REPORTED', 'gnssInterference'],
  ['CROP SPRAYING', 'cropSpraying'],
  ['LIVE FIRING', 'firing'],
  ['VENTING OF HIGH PRESSURE GAS', 'gasRelease'],
  ['CONCENTRACION DE AVES', 'birds'],
  ['MET BALLOON RELEASES. EQUIPMENT WILL SUBSEQUENTLY DESCEND BY PARACHUTE', 'balloons'],
  ['AIR EXER. ONE MIL ACFT WILL CONDUCT HIGH ENERGY MANOEUVRES', 'militaryExercise'],
  ['AEROBATICS AND HIGH ENERGY MANOEUVRES', 'airDisplay'],
  ['CIVIL ACFT CONDUCTING HIGH-ENERGY MANOEUVRES', 'otherActivity'],
  ['PERSONNEL WILL DESCEND BY PARACHUTE', 'parachuting'],
  ['DESCENTS OF PARACHUTISTS', 'parachuting'],
] as const)('%s: %s', (text, hazard) => {
  expect(findHazard(toSearchText(text))?.hazard).toBe(hazard);
});

test.each([
  'LOW FLYING AREA 14',
  'JET BLAST CONCERNS',
  'PILOTS TO EXERCISE EXTREME CAUTION',
  'BIRD SCARING IN PROGRESS',
  'HELICOPTER TRAINING AREA NOT AVBL',
])('%s is no danger in the air', (text) => {
  expect(findHazard(toSearchText(text))).toBeNull();
});

test.each([
  ['QWELW', 'ONE ACFT WILL CONDUCT HIGH ENERGY MANOEUVRES', 'militaryExercise'],
  ['QWALW', 'ONE ACFT WILL CONDUCT HIGH ENERGY MANOEUVRES', 'airDisplay'],
  ['QWELW', 'AEROBATICS', 'airDisplay'],
] as const)('%s %s: the code says which activity it is where the text does not', (code, text, hazard) => {
  expect(rateText({ code, text }).reasons[0]).toMatchObject({ code: 'hazard', hazard });
});

test.each([
  ['CRANE OPR MAX HGT 236FT AMSL/125FT AGL', 38.1, false],
  ['CRANE 302FT (289FT AGL) FLAGGED AND LGTD', 88.0872, false],
  ['CRANE 253FT (241FT AGL) FLAGGED AND LGTD', 73.4568, false],
  ['OBST CRANE 68 ( 66 AGL) 3.3 E', 20.1168, false],
  ['UNLIT CRANE HGT 500FT AMSL (100FT AGL)', 30.48, true],
  ['MAX HEIGHT ABOVE GND: 32M/105FT AGL', 32, false],
  ['THERE IS AGL+400 FT CONSTRUCTION CRANE', null, false],
  ['NEW OBST, HGT 656FT, NOT LGTD', 199.9488, true],
  ['CRANE ERECTED, MAX ALT 154.7M', null, false],
  ['TWO CRANES 260 FOOT TALL AND 100 FOOT TALL', 79.248, false],
  ['TOWER LGT 407.8FT (362.9FT AGL) U/S', 110.6119, true],
  ['MAST UNDER CONSTRUCTION UP TO 1004FT AGL 2248FT AMSL', 306.0192, false],
  ['CRANE HGT AGL 400FT', 121.92, false],
  ['OBST LGT MAST U/S, ELEV/HGT 1300 FT / 751FT', 228.9048, true],
  ['OBST LGT TOWER U/S, ELEV / HGT 1927FT 1084FT', 330.4032, true],
  ['MAST ELEV/HGT: 404FT MSL/68FT AGL', 20.7264, false],
] as const)('%s: %s m, unlit %s', (text, heightM, unlit) => {
  expect(describeObstacle(toSearchText(text))).toMatchObject({ heightM, unlit });
});

test.each([
  ['CRANE OPR MAX HGT 49FT AGL', 'allowed', 'lowObstacle'],
  ['CRANE OPR MAX HGT 50FT AGL', 'caution', 'obstacle'],
  ['CRANE OPR', 'caution', 'obstacle'],
  ['CRANE REMOVED', 'allowed', 'noEffect'],
] as const)('QOBCE %s is %s', (text, level, code) => {
  expect(rateText({ code: 'QOBCE', text })).toMatchObject({ level, reasons: [{ code }] });
});

test.each([
  ['QMRXX', 'RWY 18 CLSD. CRANES OPR UP TO 200FT AGL', 'caution'],
  ['QNVXX', 'VOR FLUCTUATIONS DUE TO CRANE ACTIVITY', 'allowed'],
  ['QFAXX', 'CONSTRUCTION EQUIPMENT MAX HEIGHT 10FT', 'allowed'],
  ['QFAHX', 'INCREASED BIRD ACTIVITY', 'caution'],
  ['QMRLC', 'RUBBER REMOVAL ON RWY 09/27', 'allowed'],
] as const)('at an aerodrome %s %s is %s', (code, text, level) => {
  expect(rateText({ code, text, scope: 'A' }).level).toBe(level);
});

test('a hazard above drone heights does not matter', () => {
  const rating = rateText({ code: 'QWFLW', text: 'AIR TO AIR REFUELLING', lower: 'FL200' });
  expect(rating.level).toBe('allowed');
  expect(rating.reasons.at(-1)).toMatchObject({ code: 'hazard' });
});

test.each([
  ['QMRXX', 'DRONE OPS OVER RWY 05/23 MAX HGT 120M AGL', 'caution'],
  ['QMXLC', 'TWY A CLSD DUE TO DRONE INSPECTION IN PROGRESS', 'caution'],
  ['QMRLC', 'RWY 05/23 CLSD FOR ARRIVALS, DRONE DETECTION SYSTEM INSTALLED', 'allowed'],
  ['QARLC', 'ROUTE A1 CLSD DURING ROCKET FIRING. VERTICAL LIMITS: SFC-70000FT AMSL', 'caution'],
  ['QARLC', 'ROUTE A1 CLSD DURING ROCKET FIRING. VERTICAL LIMITS: FL200-FL600', 'allowed'],
  ['QARLC', 'ROUTE A1 CLSD. VERTICAL LIMITS: SFC-70000FT AMSL', 'allowed'],
])('beside a runway, taxiway or route: %s %s is %s', (code, text, level) => {
  expect(rateText({ code, text }).level).toBe(level);
});

test.each([
  ['QFALC', 'AD CLSD TO ALL FLTS, DUE FLYPAST IN VCY', 'airDisplay'],
  ['QFAXX', 'SLIGHT DLA TO ARR AND DEP ACFT DUE TO ILS CALIBRATION FLIGHTS RWY 10/28', 'lowFlying'],
  ['QFALT', 'AD USE RESTRICTED DUE FLT CHECK ACFT', 'lowFlying'],
] as const)('%s %s: flights low about the aerodrome are told', (code, text, hazard) => {
  const { level, reasons } = rateText({ code, text });
  expect(level).toBe('caution');
  expect(reasons[0]).toMatchObject({ code: 'hazard', hazard });
});

test.each([
  ['CRANE MAX HGT 20M/65FT AMSL', { heightM: null, topM: 20, printedFt: 65 }],
  ['CRANE MAX HGT 65FT/20M AMSL', { heightM: null, topM: 20, printedFt: 65 }],
  ['CRANE MAX HGT 65FT AMSL', { heightM: null, topM: 19.812, printedFt: null }],
  ['CRANE HGT 86FT/168FT AMSL', { heightM: 26.2128, topM: null, printedFt: null }],
  ['CRANE MAX HGT 65FT/20M AGL', { heightM: 20, topM: null, printedFt: 65 }],
  ['MAST ELEV/HGT 433FT(132M) AMSL/410FT(125M) AGL', { heightM: 125, topM: null, printedFt: 410 }],
  ['CRANE MAX HGT 14M/50FT AGL', { heightM: 15.24, topM: null, printedFt: null }],
  ['CRANE HGT 65FT AGL, HGT 300FT AMSL', { heightM: 19.812, topM: null, printedFt: null }],
])('the height of %s is above what the text says, in the figures that it prints', (text, expected) => {
  expect(describeObstacle(toSearchText(text))).toMatchObject(expected);
});
