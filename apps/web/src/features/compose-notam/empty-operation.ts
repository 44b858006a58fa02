import { NO_REQUEST_FIELDS, OPERATION_TITLES, type PlannedOperation } from '@klarnotam/notam';

export const DEFAULT_MAX_HEIGHT_M = 120;

/** The form before anybody filled it in. */
export function emptyOperation(timeZone: string): PlannedOperation {
  return {
    title: OPERATION_TITLES.VLOS,
    vlos: 'VLOS',
    isPolygonMode: false,
    location: null,
    polygonPoints: [],
    timeZone,
    startDate: '',
    endDate: '',
    startTimeLocal: '',
    endTimeLocal: '',
    startTimeChoice: null,
    endTimeChoice: null,
    isRecurring: false,
    recurringType: 'daily',
    untilDate: '',
    heightReference: 'ground',
    heightMeters: 0,
    maxHeightMeters: DEFAULT_MAX_HEIGHT_M,
    description: '',
    comments: '',
    notes: '',
    contactInfo: { companyName: '', name: '', email: '', phoneNumber: '', includePhoneInNotam: false },
    ...NO_REQUEST_FIELDS,
  };
}
