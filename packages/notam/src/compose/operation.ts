/** A corner or centre as the pilot chose it. WGS 84 degrees; longitude −180 to 180. */
export interface PlannedPoint {
  lat: number;
  lng: number;
  /** Height of the ground above mean sea level; null while it is not known. */
  elevationM: number | null;
}

export const OPERATION_TYPES = ['VLOS', 'BVLOS'] as const;
/** Visual line of sight, or beyond it. */
export type OperationType = (typeof OPERATION_TYPES)[number];

export const RECURRENCE_TYPES = ['daily', 'weekly'] as const;
export type RecurrenceType = (typeof RECURRENCE_TYPES)[number];

export const HEIGHT_REFERENCES = ['ground', 'custom'] as const;
/** Where the block of air begins: at the ground, or at `heightMeters` above it. */
export type PlannedHeightReference = (typeof HEIGHT_REFERENCES)[number];

export const REPEATED_TIME_CHOICES = ['first', 'second'] as const;
/** Which of the two is meant when clocks are set back and a local time exists twice. */
export type RepeatedTimeChoice = (typeof REPEATED_TIME_CHOICES)[number];

export const REQUEST_FORMS = ['specified', 'icao'] as const;
/** Which text is mailed: the layout of the product's specification, or items Q to G as the NOTAM office publishes them. */
export type RequestForm = (typeof REQUEST_FORMS)[number];

/** Who can be reached while the operation goes on, as item E prints it; each part may be empty. */
export interface RealTimeContact {
  /** Unit, company or call sign. */
  name: string;
  phoneNumber: string;
  /** VHF in MHz: `123.450`. */
  frequency: string;
}

/**
 * What was known of the operation's area when it was last asked about, so that the same form always gives the same text, without a
 * network too. Plain JSON.
 */
export interface RequestSite {
  /** The area that was asked about, as `areaKeyOf` names it: nothing is said of another one. */
  areaKey: string;
  /** Flight information regions that the area lies in or may lie in. `sure`: in no other one, and not near its border. */
  firs: { indicator: string; name: string; sure: boolean }[];
  /** Null: the height of the ground is not known in all of the area. Metres above mean sea level. */
  ground: {
    highestM: number;
    lowestM: number;
    /** By how much the ground may be higher or lower between the points that were asked for. */
    marginM: number;
    source: string;
    /** `yyyy-MM-dd` (UTC), the day on which the heights were asked for here; the service may have answered up to 180 days before. */
    askedOn: string;
  } | null;
  /** ICAO location indicators of aerodromes on land, the nearest first, by their distance from the edge of the area. */
  aerodromes: { icao: string; distanceM: number }[];
}

/**
 * All that is in the form of /send-notam, filled in as far as it is: texts may be empty, nothing is checked. It is plain
 * JSON, is saved as it stands and comes back whole.
 */
export interface PlannedOperation {
  /** Item A. */
  title: string;
  vlos: OperationType;
  isPolygonMode: boolean;
  /** The point of single-point mode. */
  location: (PlannedPoint & { radiusM: number }) | null;
  /** The corners of polygon mode, in order; at most ten. */
  polygonPoints: PlannedPoint[];
  /** IANA name of the zone that all dates and times below are in: that of the place, or the browser's before there is one. */
  timeZone: string;
  /** `yyyy-MM-dd`, as all dates here. */
  startDate: string;
  endDate: string;
  /** `HH:mm`. */
  startTimeLocal: string;
  endTimeLocal: string;
  /** Null until it was asked. */
  startTimeChoice: RepeatedTimeChoice | null;
  endTimeChoice: RepeatedTimeChoice | null;
  isRecurring: boolean;
  recurringType: RecurrenceType;
  /** The last day of a recurring NOTAM. */
  untilDate: string;
  heightReference: PlannedHeightReference;
  /** Lower limit above ground, for `custom`. */
  heightMeters: number;
  /** Upper limit above ground. */
  maxHeightMeters: number;
  /** Item H. */
  description: string;
  /** Item G. */
  comments: string;
  /** For the mail alone. */
  notes: string;
  contactInfo: {
    companyName: string;
    name: string;
    email: string;
    /** With its leading +. */
    phoneNumber: string;
    includePhoneInNotam: boolean;
  };
  requestForm: RequestForm;
  /** Where it is, in words; item E of the ICAO form. */
  placeName: string;
  /** Of the operator's registration, without or with its three secret characters, which are never printed. */
  operatorNumber: string;
  /** Of the authorisation or permission that the operation has. */
  permissionReference: string;
  /** Null: whoever is in `contactInfo`. */
  realTimeContact: RealTimeContact | null;
  /** Whether a stretch of several days with hours of daytime means those hours of each day; null until it was asked. */
  eachDay: boolean | null;
  /** A point without a radius was asked about, and is meant. */
  pointOnly: boolean;
  /** The regions that the pilot confirmed or typed, where they are not sure; empty until then. */
  confirmedFirs: string[];
  site: RequestSite | null;
}

/** The fields that the ICAO form and its questions need. */
export type RequestFields = Pick<
  PlannedOperation,
  | 'requestForm'
  | 'placeName'
  | 'operatorNumber'
  | 'permissionReference'
  | 'realTimeContact'
  | 'eachDay'
  | 'pointOnly'
  | 'confirmedFirs'
  | 'site'
>;

/** What a form holds that was stored before it had them. */
export const NO_REQUEST_FIELDS: RequestFields = {
  requestForm: 'specified',
  placeName: '',
  operatorNumber: '',
  permissionReference: '',
  realTimeContact: null,
  eachDay: null,
  pointOnly: false,
  confirmedFirs: [],
  site: null,
};

/** A form that was stored, perhaps before it had all of today's fields. */
export function completeOperation(
  stored: Omit<PlannedOperation, keyof RequestFields> & Partial<RequestFields>,
): PlannedOperation {
  return { ...NO_REQUEST_FIELDS, ...stored };
}
