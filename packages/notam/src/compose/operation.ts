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
}
