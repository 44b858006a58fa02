import type { RequestKind, RequestStage } from '@klarnotam/contract';
import type { IssuedDifference } from '@klarnotam/notam';

type Words<Code extends IssuedDifference['code']> = Extract<IssuedDifference, { code: Code }>;

const SHAPES = {
  point: 'a point',
  circle: 'a circle',
  polygon: 'an area with corners',
  corridor: 'a corridor along a line',
  sector: 'a sector of a circle',
} as const;

const KINDS = {
  new: 'a new NOTAM',
  replace: 'a NOTAM that replaces another one',
  cancel: 'a NOTAM that cancels another one',
} as const satisfies Record<RequestKind, string>;

/** `3 corners`, `1 corner` */
const corners = (count: number): string => (count === 1 ? '1 corner' : `${count} corners`);
const metres = (distanceM: number): string =>
  distanceM < 1_000 ? `${distanceM} m` : `${(distanceM / 1_000).toFixed(distanceM < 10_000 ? 1 : 0)} km`;

/** What becomes of a request, told on its own page and in the list. */
export const requestLife = {
  stages: {
    draft: 'Draft',
    mailOpened: 'Mail opened',
    sent: 'Marked as sent',
    acknowledged: 'Acknowledged',
    issued: 'Issued',
    replaced: 'Replaced',
    cancelled: 'Cancelled',
  } satisfies Record<RequestStage, string>,
  calledOff: 'Called off',
  issuedAs: (number: string) => `Issued as ${number}`,
  wasIssuedAs: (stage: string, number: string) => `${stage}, was ${number}`,
  kinds: {
    new: (): string | null => null,
    replace: (number: string): string | null => `Asks to replace ${number}`,
    cancel: (number: string): string | null => `Asks to cancel ${number}`,
  } satisfies Record<RequestKind, (number: string) => string | null>,

  next: {
    mailOpened: 'Your mail program was opened. Whether the mail left, only you can tell.',
    sent: 'When the office answers, note it here.',
    notAcknowledged: (hours: number, office: string) =>
      `${office} has not acknowledged it for ${hours === 1 ? '1 hour' : `${hours} hours`}, as far as you noted. Ask them.`,
    acknowledged: 'When the NOTAM is published, paste it here to compare it with your request.',
    notIssued: (hours: number) =>
      `It starts in less than ${hours === 1 ? '1 hour' : `${hours} hours`}, and no NOTAM is noted for it. Ask the office.`,
    begunUnissued: 'The start has passed, and no NOTAM is noted for it.',
    issued: 'Published as you asked for it. Renew it for other days, or cancel it when you do not fly.',
    differs: 'What was published is not what you asked for. Look at the differences before you fly.',
    another: 'What you noted is not like your request. Look at the differences before you fly.',
    over: 'Its time is over.',
    replaced: 'Another NOTAM stands in its place.',
    cancelled: 'It is not in force any more.',
    cancelling:
      'You asked the office to cancel it. Until they have published the cancellation, it is in force.',
    cancellationWritten:
      'The cancellation is written, but not sent yet. Until it is published, this NOTAM is in force.',
    calledOff: 'You called it off. Until the office confirms that, it may still be published.',
    publishedAllTheSame:
      'You called it off, but it was published all the same. It is in force until it is cancelled.',
  },
  details: 'Details',
  detailsOf: (which: string) => `Details of ${which}`,

  back: 'All saved NOTAMs',
  loading: 'Loading the request',
  failed: 'Failed to load saved NOTAM',
  gone: 'NOTAM not found',
  again: 'Try Again',
  noPlace: 'Place not chosen',
  daily: (until: string) => `every day until ${until}`,
  weekly: (until: string) => `every week until ${until}`,
  progress: 'How far it got',
  steps: { sent: 'Sent', acknowledged: 'Acknowledged', calledOff: 'Called off', issued: 'Published' },
  notYet: 'not yet',
  nextStep: 'What to do next',

  openMail: 'Open the mail to the office',
  openMailAgain: 'Open the mail again',
  copy: 'Copy the mail’s text',
  copied: 'The text is copied. Paste it into a mail to the office.',
  notCopied: 'It could not be copied. Select the text below and copy it.',
  mailTo: (name: string, email: string) => `To ${name}, ${email}`,
  noOffice: 'No NOTAM office is set up here.',
  markSent: 'The mail was sent',
  unmarkSent: 'Not sent after all',
  edit: 'Resend',

  callOff: {
    heading: 'You will not fly after all?',
    callOff: 'Call it off',
    help: (office: string) =>
      `Opens a mail that asks ${office} not to publish your request. The request stays in your list.`,
    openMail: 'Open the mail and note as called off',
    keep: 'Do not call it off',
    mailLeaves: 'The mail leaves only when you press send in your mail program.',
    undo: 'Not called off after all',
    unmarkHelp: '“Not sent after all” changes only your list: the office is not told.',
  },

  acknowledge: {
    heading: 'The office answered?',
    when: (zone: string) => `When they acknowledged it, in your time (${zone})`,
    date: 'Date of the answer',
    time: 'Time of the answer',
    help: 'Local 24h',
    both: 'Enter the date and the time.',
    save: 'Note as acknowledged',
    undo: 'Not acknowledged after all',
    future: 'That is in the future. Check the date and the clock of your device.',
  },

  paste: {
    heading: 'The NOTAM is published?',
    headingAllTheSame: 'It was published all the same?',
    help: 'Paste it as it is published, with its first line. Several may be in the text: the one that is likest your request is compared.',
    label: 'The NOTAM as it was published',
    compare: 'Compare with my request',
    comparing: 'Comparing...',
    empty: 'Please paste the NOTAM as the office issued it',
    keep: 'Keep it with this request',
    keepAnother: 'It is mine all the same: keep it',
    other: 'Paste another one',
    pasteAnew: 'Another NOTAM was published for it? Paste it',
    failed: 'It could not be compared. Try again.',
    found: (count: number) => `The text holds ${count} NOTAMs. This one is likest your request.`,
    noNumber: 'It has no number such as A1234/26. Paste it with its first line to keep it.',
  },
  verdicts: {
    asRequested: (number: string) => `${number} is as you asked for it`,
    differs: (number: string) => `${number} is not quite what you asked for`,
    another: (number: string) => `${number} is likely somebody else’s`,
  },
  thisNotam: 'This NOTAM',
  asRequestedText: 'Area, times and heights are those of your request, as far as they were read.',
  anotherText:
    'It has nothing in common with your request in place or time, or is about something else. It is not kept unless you say that it is yours.',
  comparedAt: (moment: string) => `Compared on ${moment}.`,

  issuedText: 'The NOTAM as it was published',
  requestText: 'What you asked for',
  undoIssued: 'This is not my NOTAM: take it out',

  renew: 'Renew for other days',
  renewHelp: 'The form opens with everything but the days. The office gets a NOTAMR that replaces this one.',
  cancel: 'Cancel this NOTAM',
  cancelHelp: (number: string) =>
    `Writes a NOTAMC that asks the office to cancel ${number}. Until they have published it, ${number} is in force.`,
  cancelWrite: 'Write the cancellation',
  cancelKeep: 'Do not cancel it',
  openCancellation: 'Open the cancellation',
  writing: 'Writing...',
  officeDid: 'The office replaced or cancelled it without you asking?',
  markReplaced: 'Note as replaced',
  markCancelled: 'Note as cancelled',
  undoReplaced: 'Not replaced after all',
  undoCancelled: 'Not cancelled after all',

  follows: 'Asked for in place of',
  followsLink: (number: string) => `the request that was issued as ${number}`,
  followedBy: 'Asked for in its place',
  followUps: {
    replace: (stage: string, created: string) => `Renewal of ${created}: ${stage}`,
    cancel: (stage: string, created: string) => `Cancellation of ${created}: ${stage}`,
  },
  notSaved: 'It could not be saved. Try again.',
  notReached: 'The server could not be reached, so nothing was changed. Try again.',

  requestedAndIssued: { requested: 'asked for', issued: 'published' },
  differences: {
    kind: ({ requested, issued }: Words<'kind'>) =>
      `You asked for ${KINDS[requested]}. This is ${KINDS[issued]}.`,
    refersTo: ({ requested, issued }: Words<'refersTo'>) =>
      `It should name ${requested}. ${issued === null ? 'It names none.' : `It names ${issued}.`}`,
    notUnmanned: () => 'It is not about unmanned aircraft.',
    elsewhere: ({ distanceM }: Words<'elsewhere'>) =>
      `It is at another place, ${metres(distanceM)} from yours.`,
    centreMoved: ({ distanceM }: Words<'centreMoved'>) => `Its centre is ${metres(distanceM)} from yours.`,
    radius: ({ requestedNm, issuedNm }: Words<'radius'>) =>
      `Its radius is ${issuedNm} NM. You asked for ${requestedNm} NM.`,
    otherShape: ({ requested, issued }: Words<'otherShape'>) =>
      `It draws ${SHAPES[issued]}. You asked for ${SHAPES[requested]}.`,
    corners: ({ requested, issued, farthestM }: Words<'corners'>) =>
      farthestM === null
        ? `It has ${corners(issued)}. You asked for ${corners(requested)}.`
        : `A corner is up to ${metres(farthestM)} from where you drew it.`,
    notCovered: () => 'Part of your area lies outside of it.',
    moreAreas: ({ count }: Words<'moreAreas'>) => `It draws ${count} areas. You asked for one.`,
    areaUnread: () => 'Its area, or part of it, could not be read. Compare it yourself.',
    noCommonTime: () => 'It is in force at other times than you asked for.',
    timeMissing: ({ count }: Words<'timeMissing'>) =>
      count === 1
        ? 'Not in force when you asked for it:'
        : `Not in force in ${count} of the periods that you asked for:`,
    timeAdded: ({ count }: Words<'timeAdded'>) =>
      count === 1
        ? 'In force when you did not ask for it:'
        : `In force in ${count} periods that you did not ask for:`,
    timeUnread: () => 'Its hours, or part of them, could not be read. Compare them yourself.',
    noFirmEnd: () => 'It has no firm end: it stays in force until another NOTAM ends it.',
    ended: (_: Words<'ended'>) => 'It has ended:',
    lower: ({ requestedFt }: Words<'lower'>, issued: string) =>
      `It begins at ${issued}. You asked for ${requestedFt === 0 ? 'the ground' : `${requestedFt} ft above ground`}.`,
    upper: ({ requestedFt }: Words<'upper'>, issued: string) =>
      `It ends at ${issued}. You asked for ${requestedFt} ft above ground.`,
    upperTooLow: ({ requestedFt, groundFt }: Words<'upperTooLow' | 'lowerTooHigh'>, issued: string) =>
      `It ends at ${issued}. Your ${requestedFt} ft above ground of ${groundFt} ft are ${requestedFt + groundFt} ft above the sea.`,
    lowerTooHigh: ({ requestedFt, groundFt }: Words<'upperTooLow' | 'lowerTooHigh'>, issued: string) =>
      `It begins at ${issued}. You asked for ${requestedFt === 0 ? `the ground, which is at ${groundFt} ft` : `${requestedFt + groundFt} ft above the sea`}.`,
    heightNotComparable: (_: Words<'heightNotComparable'>, issued: string) =>
      `${issued} cannot be compared with heights above ground here. Compare it yourself.`,
    heightUnread: () => 'Its heights could not be read. Compare them yourself.',
  },
  morePeriods: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  heights: {
    ground: 'the ground',
    unlimited: 'no upper limit',
    level: (level: number) => `flight level ${level}`,
    agl: (value: number, unit: string) => `${value} ${unit} above ground`,
    amsl: (value: number, unit: string) => `${value} ${unit} above the sea`,
    std: (value: number, unit: string) => `${value} ${unit} above the standard pressure surface`,
  },
} as const;
