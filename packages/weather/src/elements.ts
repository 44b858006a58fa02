/** What one stretch of a report says about the weather. */
export interface Conditions {
  readonly wind: Wind | null;
  /** CAVOK: 10 km or more, no cloud below 5,000 ft or the highest minimum sector altitude, no CB or TCU, no weather. */
  readonly cavok: boolean;
  /** Prevailing visibility in metres; 9999 and CAVOK are 10,000 with the bound `atLeast`. */
  readonly visibilityM: number | null;
  readonly visibilityBound: Bound | null;
  /** The direction of a visibility that was measured in one direction only. */
  readonly visibilityDirection: CompassPoint | null;
  readonly minimumVisibilityM: number | null;
  readonly minimumVisibilityDirection: CompassPoint | null;
  readonly clouds: readonly CloudLayer[];
  readonly verticalVisibilityFt: number | null;
  readonly weather: readonly WeatherGroup[];
  /** NSW: weather of significance ends. */
  readonly noSignificantWeather: boolean;
  /** Weather that has ended since the last report: RERA. */
  readonly recent: readonly WeatherGroup[];
  readonly temperatureC: number | null;
  readonly dewPointC: number | null;
  /** Pressure at mean sea level, standard atmosphere below (QNH). */
  readonly qnhHpa: number | null;
  /** Hectopascals stand in the report beside inches of mercury, and are not those computed from them. */
  readonly givesHectopascals?: true;
  /** As printed, where the report gives inches of mercury. */
  readonly altimeterInHg: number | null;
  readonly qfeHpa: number | null;
  readonly relativeHumidityPercent: number | null;
  readonly runwayVisualRange: readonly RunwayVisualRange[];
  readonly windShear: readonly WindShear[];
  readonly sea: Sea | null;
  readonly runwayState: readonly RunwayState[];
  /** Military colour states in order: the first is now. */
  readonly colours: readonly string[];
  /** CB and TCU in sight that are written out: `CB/NE/E`. */
  readonly cloudsInSight: readonly CloudInSight[];
  /** Icing and turbulence groups of military forecasts. */
  readonly hazardLayers: readonly HazardLayer[];
  /** What the report names as not observed (`////`). */
  readonly missing: readonly MissingField[];
}

export type Bound = 'atLeast' | 'above' | 'below';

export type CompassPoint = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';

export interface Wind {
  /** Degrees true; null when variable or not observed (then `variable` is false). */
  readonly directionDeg: number | null;
  readonly variable: boolean;
  /** Knots to a tenth, mean of ten minutes at 10 m; null when not observed. */
  readonly speedKt: number | null;
  readonly gustKt: number | null;
  /** `P`: stronger than what the group can say. */
  readonly bound: 'above' | null;
  /** The unit that the report used; null: it left it away, and the speeds are not known. */
  readonly unit: WindUnit | null;
  /** The direction varies between these, clockwise. */
  readonly fromDeg: number | null;
  readonly toDeg: number | null;
}

export type WindUnit = 'kt' | 'mps' | 'kmh';

export interface CloudLayer {
  /** NSC: none of significance; NCD: none detected; SKC and CLR: clear. Null: not observed. */
  readonly cover: CloudCover | null;
  /** Feet above the aerodrome; null when not observed, and for a clear sky. */
  readonly baseFt: number | null;
  readonly type: CloudType | null;
}

export type CloudCover = 'FEW' | 'SCT' | 'BKN' | 'OVC' | 'NSC' | 'NCD' | 'SKC' | 'CLR';
export type CloudType = 'CB' | 'TCU' | 'CU' | 'SC' | 'ST' | 'AC' | 'AS' | 'NS' | 'CI' | 'CC' | 'CS';

export interface WeatherGroup {
  readonly intensity: 'light' | 'moderate' | 'heavy' | 'vicinity';
  readonly descriptor: WeatherDescriptor | null;
  readonly phenomena: readonly WeatherPhenomenon[];
}

export type WeatherDescriptor = 'MI' | 'PR' | 'BC' | 'DR' | 'BL' | 'SH' | 'TS' | 'FZ';

export type WeatherPhenomenon =
  | 'DZ'
  | 'RA'
  | 'SN'
  | 'SG'
  | 'IC'
  | 'PL'
  | 'GR'
  | 'GS'
  | 'UP'
  | 'BR'
  | 'FG'
  | 'FU'
  | 'VA'
  | 'DU'
  | 'SA'
  | 'HZ'
  | 'PO'
  | 'SQ'
  | 'FC'
  | 'SS'
  | 'DS'
  | 'PY';

export interface RunwayVisualRange {
  readonly runway: string | null;
  /** Metres; null when not observed. */
  readonly rangeM: number | null;
  readonly bound: 'above' | 'below' | null;
  /** The range varies up to this. */
  readonly upToM: number | null;
  readonly upToBound: 'above' | 'below' | null;
  readonly trend: 'up' | 'down' | 'none' | null;
}

export interface WindShear {
  /** Null: all runways, or none was named. */
  readonly runway: string | null;
  readonly allRunways: boolean;
  /** Of a TAF: the top of the layer above the aerodrome, and the wind there. */
  readonly heightFt: number | null;
  readonly directionDeg: number | null;
  readonly speedKt: number | null;
}

export interface Sea {
  readonly temperatureC: number | null;
  /** State of the sea, WMO code table 3700. */
  readonly state: number | null;
  readonly waveHeightM: number | null;
}

/** Runway condition as the code figures of WMO code tables 0919, 0519, 1079 and 0366; null where not reported. */
export interface RunwayState {
  /** Null: all runways. */
  readonly runway: string | null;
  readonly cleared: boolean;
  readonly closedBySnow: boolean;
  readonly deposit: number | null;
  readonly extent: number | null;
  readonly depth: number | null;
  readonly braking: number | null;
}

export interface CloudInSight {
  readonly type: 'CB' | 'TCU';
  readonly text: string;
}

export interface HazardLayer {
  readonly kind: 'icing' | 'turbulence';
  /** Code figure of WMO code table 1733 (icing) or 0300 (turbulence). */
  readonly intensity: number;
  readonly baseFt: number;
  /** Null: up to the top of the clouds. */
  readonly depthFt: number | null;
}

export type MissingField =
  | 'windDirection'
  | 'windSpeed'
  | 'gust'
  | 'windVariation'
  | 'visibility'
  | 'weather'
  | 'recent'
  | 'clouds'
  | 'cloudType'
  | 'verticalVisibility'
  | 'temperature'
  | 'dewPoint'
  | 'qnh'
  | 'runwayVisualRange'
  | 'sea'
  | 'colour';

/** `unlabelled`: conditions that follow an observation without a word that says how and when. */
export type ChangeKind =
  | 'FM'
  | 'BECMG'
  | 'TEMPO'
  | 'INTER'
  | `PROB${'30' | '40'}`
  | `PROB${'30' | '40'} ${'TEMPO' | 'INTER'}`
  | 'unlabelled';
