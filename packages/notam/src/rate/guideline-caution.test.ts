import { describe, expect, test } from 'vitest';
import { rateText } from './rate-text.test-helper.ts';

describe('a hazard or more traffic at drone heights wants attention, and is named', () => {
  test.each([
    ['QXXXX', 'LOW FLYING MIL ACFT 250FT AGL', 'lowFlying'],
    ['QWVLW', 'FORMATION FLIGHT OF 4 JETS AT 500FT AGL', 'lowFlying'],
    ['QXXXX', 'HELICOPTER OPS WITH UNDERSLUNG LOADS', 'lowFlying'],
    ['QWELW', 'MIL EXER COLD RESPONSE', 'militaryExercise'],
    ['QXXXX', 'LIVE FIRING. BULLETS UP TO 500M', 'firing'],
    ['QXXXX', 'HEL LOGGING IN PROGRESS', 'helicopters'],
    ['QXXXX', 'FOREST FIRE FIGHTING HELICOPTERS IN AREA', 'helicopters'],
    ['QWALW', 'FLYPAST WI 1NM RADIUS OF 522756N 0013353E', 'airDisplay'],
    ['QWPLW', 'PJE WI 2NM RADIUS OF 523857N 0011030E', 'parachuting'],
    ['QWGLW', '60 GLIDERS TRANSITING AT 0-6000FT AGL', 'gliding'],
    ['QXXXX', 'HANG GLIDING COMPETITION', 'paragliding'],
    ['QWGLW', 'PARAMOTORING ACTIVITY WI 2NM OF PSN 510937N 0023200W', 'paragliding'],
    ['QWLLW', 'RELEASE OF 200 TOY BALLOONS', 'balloons'],
    ['QWCLW', 'CAPTIVE BALLOON 150M AGL', 'captiveBalloon'],
    ['QWYLW', 'AERIAL SURVEY WI 6NM RADIUS: 553328N 0053542W', 'aerialWork'],
    ['QXXXX', 'CROP DUSTING AT 50FT AGL', 'cropSpraying'],
    [
      'QWULW',
      'UNMANNED ACFT BVLOS WILL TAKE PLACE BTN KIRKENES AND VADSO. MAX HGT 120M AGL',
      'unmannedAircraft',
    ],
    ['QXXXX', 'MODEL AIRCRAFT FLYING UP TO 1000FT AGL', 'modelFlying'],
    ['QWMLW', 'FIREWORK DISPLAY WI 0.5NM RADIUS: 512750N 0001828W', 'fireworks'],
    ['QXXXX', 'SKY LANTERNS RELEASED', 'fireworks'],
    ['QWELW', 'LASER DISPLAY WI 1NM RADIUS 520804N 0002742W', 'lasers'],
    ['QXXLW', 'SEARCHLIGHT DISPLAY WI 1NM RADIUS OF 512902N 0000021W', 'lights'],
    ['QXXXX', 'AVALANCHE BLASTING FROM HELICOPTER', 'blasting'],
    ['QWDLW', 'EXPLOSIVE DEMOLITIONS WI 0.4NM RADIUS OF 521522N 0031056W', 'blasting'],
    ['QWMLW', 'ROCKET LAUNCH FROM ANDOYA', 'rockets'],
    ['QAFXX', 'UNBURNED DEBRIS IS EXPECTED TO FALL WI 0549N10824E - 0719N10840E', 'spaceDebris'],
    ['QWSLW', 'VENTING OF HIGH PRESSURE GAS WI 0.25NM RADIUS', 'gasRelease'],
    ['QWCLW', 'KITE FLYING WI 1NM RADIUS OF 535300N 0030250W', 'kites'],
    ['QXXXX', 'HIGH INTENSITY RADIO TRANSMISSIONS', 'radioInterference'],
    ['QGWXX', 'GNSS SIGNALS MAY BE UNRELIABLE WI 30NM', 'gnssInterference'],
    ['QXXXX', 'SMOKE FROM FOREST FIRE', 'smoke'],
    ['QWTLW', 'AIR RALLY', 'trafficConcentration'],
    ['QXXLW', 'FLIGHT TRIALS WI 5NM RADIUS OF 510742N 0021445W', 'otherActivity'],
  ] as const)('%s %s: %s', (code, text, hazard) => {
    const { level, reasons } = rateText({ code, text, lower: 'SFC' });
    expect(level).toBe('caution');
    expect(reasons[0]).toMatchObject({ code: 'hazard', hazard });
    expect(reasons[1]).toMatchObject({ code: 'reachesDroneHeights' });
  });

  test.each([
    ['QWALW', 'airDisplay'],
    ['QWCLW', 'captiveBalloon'],
    ['QWELW', 'militaryExercise'],
    ['QWGLW', 'gliding'],
    ['QWLLW', 'balloons'],
    ['QWPLW', 'parachuting'],
    ['QWULW', 'unmannedAircraft'],
    ['QWVLW', 'lowFlying'],
    ['QWZLW', 'modelFlying'],
  ] as const)('a warning (%s) whose text does not say what of is one of %s', (code, hazard) => {
    expect(rateText({ code, text: 'ACT AT TYNSET', lower: 'SFC' }).reasons[0]).toEqual({
      code: 'hazard',
      hazard,
      span: null,
    });
  });
});

describe('the same hazard out of reach does not', () => {
  test.each([
    ['QWFLW', 'AIR REFUELLING', 'FL100'],
    ['QWGLW', 'GLD FLY WO SSR TRANSPONDER', 'FL100'],
    ['QWELW', 'MULTIPLE FAST JET ACFT WILL OPR FIGHTER CTL TRAINING', 'FL100'],
    ['QWYLW', 'AERIAL SURVEY', '10000FT AMSL'],
    ['QWULW', 'UAV FLIGHTS', '501FT AGL'],
  ])('%s %s from %s', (code, text, lower) => {
    expect(rateText({ code, text, lower }).level).toBe('allowed');
  });
});

describe('birds and interference count beside a runway, too', () => {
  test.each([
    ['QFAHX', 'INCREASED BIRD ACTIVITY IN THE VICINITY OF THE AERODROME', 'birds'],
    ['QFAXX', 'FLOCKS OF GEESE ON RWY', 'birds'],
    ['QFAXX', 'GPS JAMMING MAY AFFECT APCH RWY 25', 'gnssInterference'],
    [
      'QPAXX',
      'GNSS JAMMING OCCURRING WITHIN THE REGION. RNP APPROACH RWY 07/25 NOT AVBL',
      'gnssInterference',
    ],
    ['QMRXX', 'FIREWORKS NEAR THR 09', 'fireworks'],
    ['QFAXX', 'DRONE INSPECTION OF PAPI IN PROGRESS', 'unmannedAircraft'],
    ['QFAXX', 'PARACHUTING OVER AD', 'parachuting'],
  ] as const)('%s %s: %s', (code, text, hazard) => {
    expect(rateText({ code, text, scope: 'A' })).toMatchObject({
      level: 'caution',
      reasons: [{ code: 'hazard', hazard }, {}],
    });
  });

  test.each([
    ['QFAXX', 'BIRD SCARING IN PROGRESS'],
    ['QFAXX', 'JET BLAST CONCERNS ON STAND 4'],
    ['QMRLC', 'RUBBER REMOVAL ON RWY 09/27'],
    ['QFAXX', 'LASER CEILOMETER U/S'],
    ['QSPXX', 'ATC TRAINING IN PROGRESS'],
  ])('%s %s is none', (code, text) => {
    expect(rateText({ code, text, scope: 'A' }).level).toBe('allowed');
  });
});

describe('an obstacle concerns a drone from 15 m above ground on', () => {
  test.each([
    ['CRANE MAX HGT 15M AGL', 15],
    ['CRANE 49.3FT AGL', 15.0266],
    ['CRANE OPR MAX HGT 82FT AGL, 159FT AMSL', 24.9936],
    ['MET MAST 263FT AGL', 80.1624],
    ['2 CRANES: HGT 12M AGL AND 60M AGL', 60],
    ['WIND TURBINES ERECTED 150M AGL LIT', 150],
    ['OBST ERECTED HGT 45M', 45],
  ])('%s: %s m', (text, heightM) => {
    expect(rateText({ code: 'QOBCE', text })).toEqual({
      level: 'caution',
      reasons: [expect.objectContaining({ code: 'obstacle', heightM, unlit: false })],
    });
  });

  test.each([
    ['CRANE MAX HGT 14M AGL', 14],
    ['CRANE 49.2FT AGL', 14.9962],
    ['OBST UNLIT CONSTRUCTION EQUIPMENT 31FT AGL ERECTED', 9.4488],
    ['CRANE 32FT AGL, 114FT AMSL', 9.7536],
  ])('%s is too low at %s m', (text, heightM) => {
    expect(rateText({ code: 'QOBCE', text })).toMatchObject({
      level: 'allowed',
      reasons: [{ code: 'lowObstacle', heightM }],
    });
  });

  test.each(['CRANE OPR', 'TEMPO CRANE 300FT AMSL', 'WIND FARM WITHIN AREA, HGT 1083FT AMSL'])(
    'of a height above ground that is not given: %s',
    (text) => {
      expect(rateText({ code: 'QOBCE', text })).toMatchObject({
        level: 'caution',
        reasons: [{ code: 'obstacle', heightM: null }],
      });
    },
  );

  test.each(['WATCHMAN RADAR OBST LGT U/S', 'MULTIPLE OBSTRUCTION LIGHTS ON AIRFIELD UNSERVICEABLE'])(
    'one that is unlit: %s',
    (text) => {
      expect(rateText({ code: 'QOLAS', text })).toMatchObject({
        level: 'caution',
        reasons: [{ code: 'obstacle', unlit: true }],
      });
    },
  );

  test.each(['CRANE REMOVED. NEW CRANE ERECTED 60M AGL', 'CRANE 1 REMOVED, CRANE 2 60M AGL REMAINS'])(
    'another in its place does: %s',
    (text) => {
      expect(rateText({ code: 'QOBCE', text }).reasons[0]).toMatchObject({ code: 'obstacle', heightM: 60 });
    },
  );

  test.each(['CRANE DISMANTLED', 'MAST REMOVED', 'WIND TURBINE AT BRATTASEN HAS BEEN DEMOLISHED'])(
    'one that is gone concerns nobody: %s',
    (text) => {
      expect(rateText({ code: 'QOBCR', text }).level).toBe('allowed');
    },
  );
});

describe('a request that binds nobody is no restriction', () => {
  test.each([
    'PILOTS ARE REQUESTED TO AVOID OVERFLYING THE HOSPITAL',
    'PILOTS ARE REQUESTED NOT TO OVERFLY HOSPITAL WI 1NM RADIUS',
    'ACFT ARE ADVISED TO REMAIN CLEAR OF THE STABLES',
  ])('%s', (text) => {
    const { level, reasons } = rateText({ code: 'QROXX', text, lower: 'SFC' });
    expect(level).toBe('caution');
    expect(reasons[0]?.code).toBe('avoidanceAdvised');
  });
});

test.each(['SOMETHING WONDROUS', 'ACT AT TYNSET', ''])('what cannot be told from %j is a caution', (text) => {
  const { level, reasons } = rateText({ code: 'QXXXX', text });
  expect(level).toBe('caution');
  expect(reasons[0]?.code).toBe('effectUnclear');
});
