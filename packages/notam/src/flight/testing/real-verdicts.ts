import type { Position, UtcInstant } from '@klarnotam/aviation';
import type { FlightReasonCode, Verdict } from '../flight.ts';

/** A real notice and a flight, with the verdict that somebody gave who read the telegram. */
export interface RealVerdict {
  readonly name: string;
  readonly place: Position;
  readonly from: UtcInstant;
  readonly to: UtcInstant;
  readonly verdict: Verdict;
  /** The code of the reason that decides. */
  readonly first: FlightReasonCode;
  readonly telegram: string;
}

/** Reference points of the aerodromes that they name. */
export const AERODROMES: Readonly<Record<string, Position>> = {
  EDLW: { lat: 51.5183, lon: 7.6122 },
  EGLL: { lat: 51.4706, lon: -0.4619 },
  EGNV: { lat: 54.5092, lon: -1.4294 },
  EGVN: { lat: 51.75, lon: -1.5836 },
};

/** Each flight has a radius of 500 m and goes up to 120 m; the ground is not known. */
export const REAL_VERDICTS: readonly RealVerdict[] = [
  {
    name: 'a firework display around the flight',
    place: { lat: 51.4508, lon: -0.4162 },
    from: '2023-10-28T19:00:00Z',
    to: '2023-10-28T23:00:00Z',
    verdict: 'touches',
    first: 'insideArea',
    telegram: `H6318/23 NOTAMN
Q) EGTT/QWMLW/IV/BO /AW/000/004/5127N00025W001
A) EGLL B) 2310281845 C) 2310281930
E) FIREWORK DISPLAY WI 0.5NM RADIUS: 512709N 0002452W (FELTHAM).
FOR INFO 07534 954508. 2023-10-0030/AU6.
F) SFC G) 370FT AMSL`,
  },
  {
    name: 'an area for drones 3.5 km away',
    place: { lat: 51.5069, lon: -0.6509 },
    from: '2025-06-21T15:00:00Z',
    to: '2025-06-21T17:00:00Z',
    verdict: 'near',
    first: 'awayFromArea',
    telegram: `J2124/25 NOTAMN
Q) EGTT/QRTCA/IV/BO/AW/000/009/5127N00037W002
A) EGLL B) 2506170800 C) 2506211800
D) 0800-1800
E) RESTRICTED AREA (TEMPORARY) ACTIVE FOR UAS ONLY (ASCOT AND
WINDSOR) WI 1.5NM RADIUS OF PSN 512708N 0003638W. DOES NOT APPLY TO
ANY UAS FLYING IN ACCORDANCE WITH EXCEPTIONS STATED IN THE AIC.
AIC M 096/2025 REFERS. FURTHER DETAILS WWW.NATS.AERO/AIS.
RESTRICTION OF FLYING REGULATIONS MADE UNDER ARTICLE 239 OF AIR
NAV ORDER 2016. AR-2025-2235/01
F) SFC G) 900FT AMSL`,
  },
  {
    name: 'a danger area that is only named, on the spot',
    place: { lat: 58.5754, lon: -4.7652 },
    from: '2022-09-13T05:00:00Z',
    to: '2022-09-13T09:00:00Z',
    verdict: 'cannotTell',
    first: 'insideSearchCircle',
    telegram: `D1096/22 NOTAMN
Q) EGPX/QRDCA/IV/BO/W/000/050/5839N00445W011
A) EGPX B) 2209130000 C) 2209131959
E) DANGER AREA EG D802 CAPE WRATH (SOUTH EAST) ACTIVATED
NO AIR TRAFFIC SERVICES
CONTACT MOBILE: 07398 563920 FOR 24HR AIR OPS
F) SFC G) 5000FT AMSL`,
  },
  {
    name: 'an area over the flight that begins 53 minutes later',
    place: { lat: 39.6561, lon: 100.204 },
    from: '2024-12-26T22:00:00Z',
    to: '2024-12-27T00:00:00Z',
    verdict: 'near',
    first: 'beginsAfter',
    telegram: `A4356/24 NOTAMN
Q) ZLHW/QRDCA/IV/BO/W/000/999/3948N10003E012
A) ZLHW B) 2412270053 C) 2412270116
E) A TEMPORARY DANGER AREA ESTABLISHED BOUNDED
BY:N393900E1001200-N394100E0995000-N395800E0995300-N395600E1001500,
BACK TO START.VERTICAL LIMITS:SFC-UNL.
F) GND G) UNL`,
  },
  {
    name: 'an area over the flight that ended the day before',
    place: { lat: 39.6561, lon: 100.204 },
    from: '2024-12-26T22:00:00Z',
    to: '2024-12-27T00:00:00Z',
    verdict: 'doesNot',
    first: 'endsBefore',
    telegram: `A4332/24 NOTAMN
Q) ZLHW/QRDCA/IV/BO/W/000/999/3948N10003E012
A) ZLHW B) 2412260053 C) 2412260116
E) A TEMPORARY DANGER AREA ESTABLISHED BOUNDED
BY:N393900E1001200-N394100E0995000-N395800E0995300-N395600E1001500,
BACK TO START.VERTICAL LIMITS:SFC-UNL.
F) GND G) UNL`,
  },
  {
    name: 'cranes in another town',
    place: { lat: 51.4102, lon: -0.2032 },
    from: '2023-11-02T19:00:00Z',
    to: '2023-11-02T23:00:00Z',
    verdict: 'doesNot',
    first: 'besidePoint',
    telegram: `A6842/23 NOTAMN
Q) EGTT/QOBCE/IV/M/AE/000/005/5211N00010E001
A) EGSC B) 2309200000 C) 2409202359
E) 2 CRANES OPERATING AT PSN: 521055N 0001029E (CAMBRIDGE) UP TO
328.08FT AGL/406.819FT AMSL. FOR INFO CONTACT 07920 847258. ON
EXPIRY OF THIS NOTAM DETAILS WILL BE INCLUDED IN THE UK AIP ENR
5.4 AR-2023-146/AOPS1`,
  },
  {
    name: 'a named danger area that begins above any mountain of the country',
    place: { lat: 53.3537, lon: -1.0862 },
    from: '2026-05-14T11:00:00Z',
    to: '2026-05-14T15:00:00Z',
    verdict: 'doesNot',
    first: 'beginsAbove',
    telegram: `D1842/26 NOTAMN
Q) EGTT/QRDCA/IV/BO/W/105/195/5305N00032W012
A) EGTT B) 2605141000 C) 2605141700
E) DANGER AREA EGD324B WADDINGTON MEDIUM ACTIVATED
F) FL105 G) FL195`,
  },
  {
    name: 'a named danger area from a level that high ground may reach',
    place: { lat: 51.9, lon: -2 },
    from: '2026-03-28T03:00:00Z',
    to: '2026-03-28T07:00:00Z',
    verdict: 'cannotTell',
    first: 'insideSearchCircle',
    telegram: `B0392/26 NOTAMN
Q) EGTT/QRDXX/IV/BO/W/050/240/5154N00202W013
A) EGTT B) 2602251312 C) 2605242359
E) DANGER AREA EGD218B FAIRFORD IS MISSING FROM THE FOLLOWING
1:250,000 VFR CHARTS:
SHEET 6 ENGLAND EAST - EDITION 17 EFFECTIVE 10 JUL 25
SHEET 5 CENTRAL ENGLAND AND WALES - EDITION 16 EFFECTIVE 07 AUG 25
FURTHER DETAILS ARE AVBL VIA ENR 5.1 AND ON THE NATS INTERNET
BRIEFING SERVICE
1:250K VFR CHART AMENDMENT PAGE
F) FL050 G) FL240`,
  },
  {
    name: 'airspace whose hours may change at short notice',
    place: { lat: 54.4635, lon: -1.3935 },
    from: '2023-07-01T06:40:00Z',
    to: '2023-07-01T07:40:00Z',
    verdict: 'cannotTell',
    first: 'aerodrome',
    telegram: `C3651/23 NOTAMN
Q) EGTT/QAECD/IV/NBO/AE/000/060/5432N00123W012
A) EGNV B) 2307010600 C) 2307010830
D) 0600-0630 0800-0830
E) TEESSIDE INTERNATIONAL CTA/CTR/ATZ DEACTIVATED. AIRSPACE REVERTS
TO CLASS G. ATS NOT AVBL DUE MANDATED CONTROLLER BREAKS. HELICOPTER
EMERGENCY MEDICAL SERVICE MAY STILL OPERATE FROM THE HEL BASE. PILOTS
TRANSITING THE AREA ARE ADVISED TO MONITOR 119.805MHZ. TIMES MAY BE
SUBJECT TO SHORT NOTICE CHANGE. ALL DEPARTURES MUST BE AIRBORNE 10
MINUTES BEFORE CLOSURE.`,
  },
  {
    name: 'areas of which two parts of three are missing',
    place: { lat: -4.2278, lon: 102.7037 },
    from: '2023-05-01T01:00:00Z',
    to: '2023-05-01T02:00:00Z',
    verdict: 'cannotTell',
    first: 'areaUnread',
    telegram: `B0359/23 NOTAMN
Q) WIIF/QWULW/IV/BO/W/000/028/0309S10319E091
A) WIIF PART 1 OF 3 B) 2303010100 C) 2306300900
D) DAILY 0100-0900
E) UNMANNED AERIAL VEHICLE (UAV) DRONE ACT WILL TAKE PLACE WI COORD AS
FLW :
PTPN7 PALEMBANG AREA
025544.10S1044247.80E - 025544.10S1044259.30E - 025557.30S1044259.30E
 -
025557.30S1044247.80E - 025544.10S1044247.80E`,
  },
  {
    name: 'a radius around corners that is not drawn',
    place: { lat: 4.9876, lon: 6.685 },
    from: '2023-05-20T03:00:00Z',
    to: '2023-05-20T06:00:00Z',
    verdict: 'cannotTell',
    first: 'awayFromArea',
    telegram: `A0077/23 NOTAMN
Q) DNKK/QWULW/IV/BO/AW/000/005/0501N00657E006
A) DNPO B) 2304010500 C) 2306300400
D) 0500-1600 1800-2100 2300-0400
E) UAV (DJI MAVIC 2 PRO ? DJI MATRICE 300 RTK) FLIGHT OPERATIONS WILL
TAKE PLACE WITHIN RADIUS 10KM IN AREA:
045752.94N0064621.59E-050405.07N0064126.39E-051328.53N0063845.61E
045752.94N0064621.59E OPERATED BY ARCO WORLDWIDE SERVICES LIMITED
F) GND
G) 500FT AMSL`,
  },
  {
    name: 'balloons that leave their area, 6 km from it',
    place: { lat: 53.4, lon: -1.55 },
    from: '2026-05-14T11:00:00Z',
    to: '2026-05-14T15:00:00Z',
    verdict: 'cannotTell',
    first: 'awayFromArea',
    telegram: `H2248/26 NOTAMN
Q) EGTT/QWLLW/IV/NBO/W/000/999/5323N00139W002
A) EGTT B) 2605110800 C) 2605151300
D) 0800-1300
E) MET BALLOON RELEASE/S WI 1NM RADIUS OF 532327N 0013910W
(SHEFFIELD). THIS ACTIVITY WILL NOT BE WHOLLY CONTAINED WI
LATERAL DIMENSION AS NOTIFIED. ASSOCIATED EQUIPMENT WILL
SUBSEQUENTLY DESCEND BY PARACHUTE. FOR INFO 0114 213 1050.
AR-2025-5249/34.
F) SFC G) UNL`,
  },
  {
    name: 'a receiver at an aerodrome 29 km away',
    place: { lat: 51.9884, lon: -1.7628 },
    from: '2022-08-21T16:00:00Z',
    to: '2022-08-21T20:00:00Z',
    verdict: 'doesNot',
    first: 'aerodrome',
    telegram: `U4418/22 NOTAMN
Q) EGTT/QFTAS/I/B/A/000/999/5145N00135W005
A) EGVN B) 2208031328 C) 2210312359 EST
E) RWY 07/25 INSTR RVR U/S`,
  },
  {
    name: 'a runway at the aerodrome in the same town',
    place: { lat: 51.4508, lon: -0.4162 },
    from: '2023-10-29T08:00:00Z',
    to: '2023-10-29T10:00:00Z',
    verdict: 'cannotTell',
    first: 'aerodrome',
    telegram: `A7119/23 NOTAMN
Q) EGTT/QPNTT/IV/BO /A /000/999/5129N00028W005
A) EGLL B) 2310290000 C) 2311112359
E) TRIGGER NOTAM - AIP SUP 061/23 WEF 29 OCT 23 UNTIL 31 MAR 24
LONDON HEATHROW, LONDON GATWICK AND LONDON STANSTED AIRPORTS NOISE
RESTRICTIONS NOTICE (NO. 2) 2023 - REPLACES SUP 007/2023`,
  },
  {
    name: 'a control area from FL75 over the flight',
    place: { lat: 51.9225, lon: -2.177 },
    from: '2025-03-09T07:00:00Z',
    to: '2025-03-09T11:00:00Z',
    verdict: 'doesNot',
    first: 'beginsAbove',
    telegram: `B0427/25 NOTAMN
Q) EGTT/QAECA/IV/NBO/E/075/195/5156N00205W010
A) EGTT B) 2503091002 C) 2503091053
E) TEMPO CTA (CTA 3) CLASS D ESTABLISHED WI AREA BOUNDED BY:
520412N 0020545W - 515242N 0015604W - 514707N 0020509W -
515703N 0021633W - 520412N 0020545W. FL075/FL195. CONTROLLING
AUTHORITIES: LONDON AREA CONTROL/BRIZE NORTON ATC. AR-2025-1350/AU6.`,
  },
  {
    name: 'fuel at an aerodrome 8 km away, past its estimated end',
    place: { lat: 51.45, lon: 7.6 },
    from: '2023-03-10T08:00:00Z',
    to: '2023-03-10T12:00:00Z',
    verdict: 'cannotTell',
    first: 'aerodrome',
    telegram: `C0708/23 NOTAMN
Q) EDGG/QFUAU/IV/NBO/A /000/999/5131N00737E005
A) EDLW B) 2303091800 C) 2303092100 EST
E) FUEL AVGAS 100LL NOT AVBL.`,
  },
  {
    name: 'a closed area above the sea of which the ground decides',
    place: { lat: 52.15, lon: 60.3 },
    from: '2023-03-07T07:00:00Z',
    to: '2023-03-07T10:00:00Z',
    verdict: 'cannotTell',
    first: 'groundUnknown',
    telegram: `E3448/23 NOTAMN
Q) USSV/QRTCA/IV/BO/W/000/030/5211N06029E022
A) USSV B) 2303060500 C) 2303111500
D) DAILY 0500-1500
E) AIRSPACE CLSD AS FLW:
1. AREA: 520300N0595700E-522646N0602234E-521947N0610046E-
         521828N0610100E-520051N0600107E-520300N0595700E
   500M AMSL-800M AMSL.
2. WI CIRCLE RADIUS 0.5KM CENTRE 522236N0602106E
   SFC-800M AMSL.
F) SFC  G) 800M AMSL`,
  },
  {
    name: 'a restricted area 1.4 km away',
    place: { lat: 18.7003, lon: 122.8593 },
    from: '2023-01-11T19:00:00Z',
    to: '2023-01-11T23:00:00Z',
    verdict: 'near',
    first: 'awayFromArea',
    telegram: `B0115/23 NOTAMN
Q) RPHI/QRALW/IV/NBO/W /000/999/1905N12308E046
A) RPHI B) 2301082100 C) 2301130300
D) 2100-0300
E) SPECIAL OPS (AEROSPACE FLT ACT) WILL TAKE PLACE WI:
184300N 1225100E -
191700N 1235400E -
192400N 1222600E -
185200N 1222300E -
184300N 1225100E
(AREA 2).
F) SFC G) UNL`,
  },
  {
    name: 'a jet display over the flight',
    place: { lat: 53.162, lon: -0.1969 },
    from: '2023-04-06T05:00:00Z',
    to: '2023-04-06T09:00:00Z',
    verdict: 'touches',
    first: 'insideArea',
    telegram: `H1413/23 NOTAMN
Q) EGTT/QWELW/IV/BO/AW/000/100/5306N00010W006
A) EGXC B) 2304040700 C) 2304061600
D) 0700-1600
E) ONE FAST JET CONDUCTING HIGH-ENERGY MANOEUVRES WI 5NM RADIUS:
530535N 0001000W (CONINGSBY AD, LINCOLNSHIRE). ACFT WILL CONDUCT
ONE HIGH PERFORMANCE CLIMB TO 10000FT AMSL. ACFT MAY NOT BE ABLE
TO COMPLY WITH RAC. FOR INFO 01526 347716. PILOTS IN THE AREA
REQUIRING AN UPDATE ON CURRENT ACTIVITY AND STATUS OF DISPLAY ACFT
SHOULD CONTACT CONINGSBY ATC ON 119.200MHZ. 2023-04-0207/AS1.
F) SFC G) 10000FT AMSL`,
  },
  {
    name: 'a crane 150 m beside the flight',
    place: { lat: 52.6478, lon: 0.5781 },
    from: '2022-07-21T08:00:00Z',
    to: '2022-07-21T11:00:00Z',
    verdict: 'cannotTell',
    first: 'besidePoint',
    telegram: `U4084/22 NOTAMN
Q) EGTT/QOBCE/IV/M/AE/000/002/5239N00034E001
A) EGYM B) 2207210800 C) 2207211000
E) CRANE OPERATING AT 523908N 0003418E (RAF MARHAM)
HGT 52FT AGL, 159FT AMSL`,
  },
  {
    name: 'filming between its hours',
    place: { lat: 51.508, lon: -0.0972 },
    from: '2023-05-22T10:00:00Z',
    to: '2023-05-22T14:00:00Z',
    verdict: 'doesNot',
    first: 'endsBefore',
    telegram: `H0841/23 NOTAMN
Q) EGTT/QROXX/IV/NBO/AW/000/021/5130N00006W002
A) EGLL B) 2305211200 C) 2305312130
D) 21 1200-1500 1730-2030, 22 1830-2130, 23 24 25 26 27 1300-1600
1830-2130, 28 1200-1500 1730-2030, 29 1830-2130, 30 31 1300-2130
E) PILOTS ARE REQUESTED NOT TO OVERFLY FILMING WI 1NM RADIUS
513029N 0000549W (GLOBE THEATRE, SOUTHBANK, CENTRAL LONDON). FOR
INFO 02079 021466. 2023-03-0018/AS7
F) SFC G) 2100FT AMSL`,
  },
  {
    name: 'an area across the sea 22 km away, another centre in the Q line',
    place: { lat: 17.6095, lon: 115.4782 },
    from: '2023-04-03T06:00:00Z',
    to: '2023-04-03T08:00:00Z',
    verdict: 'doesNot',
    first: 'awayFromArea',
    telegram: `B0932/23 NOTAMN
Q) RPHI/QRALW/IV/NBO/W /000/999/1202N12434E686
A) RPHI B) 2303310600 C) 2304031100
D) 0600-1100
E) SPECIAL OPS (AEROSPACE FLT ACT) WILL TAKE PLACE WI:
174800N 1152300E -
173400N 1145200E -
174115N 1144824E -
181156N 1151254E -
174800N 1152300E.
F) SFC G) UNL`,
  },
];
