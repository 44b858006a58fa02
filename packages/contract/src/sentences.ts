/**
 * What the server says of a call that failed, beyond the default message of its code, each with a code of its own that stays
 * when the words change. An answer carries it as `why`, and what stands in braces as `values`, so that a page can say it in
 * another language.
 */
export const SENTENCES = {
  // Attempts, sessions and links
  tooManyAttempts: 'Too many attempts. Try again in {wait}.',
  stopping: 'The server is about to stop.',
  noActiveSession: 'No active session',
  noSessionFound: 'No active session found',
  resetLinkInvalid: 'Invalid or expired password reset link',

  // Accounts
  passwordTooShort: 'Password must be at least {minimum} characters long',
  passwordTooLong: 'Password must be at most {maximum} characters long',
  newPasswordTooShort: 'New password must be at least {minimum} characters long',
  newPasswordTooLong: 'New password must be at most {maximum} characters long',
  passwordCommon: 'Please choose a less common password',
  passwordSame: 'The new password is the one that you have',
  currentPasswordWrong: 'Current password is incorrect',
  emailLetters: 'Enter an address that has only the letters a to z, digits and . _ + - before the @',
  emailInvalid: 'Enter a valid e-mail address',
  emailSame: 'This is the address that you have',
  nameMissing: 'Enter your full name',
  companyNameTooLong: 'The company name is too long',
  phoneInvalid: 'Enter a phone number with its country code, at most 15 digits',
  addressMissing: 'Enter your address',
  zipCodeMissing: 'Enter your zip code',
  cityMissing: 'Enter your city',
  countryMissing: 'Choose a country',
  termsNotAccepted: 'Please accept the Terms and Conditions and Privacy Policy to continue',
  ownAddressToConfirm: 'Type the e-mail address of your account',
  lastAdministrator: 'This is the last administrator. Make somebody else one first',
  addressVerifiedAlready: 'The address is verified already.',

  // Administration
  noSuchUser: 'There is no such user.',
  userNotVerified: 'The address of this user is not verified yet.',
  userChanged: 'This user was changed meanwhile. Refresh the list and try again.',
  userAddressToConfirm: 'Type the e-mail address of the user',
  administratorAlready: 'This user is an administrator already.',
  noAdministrator: 'This user is no administrator.',
  userHasPlan: 'This user already has a {plan} subscription',
  noSuchMail: 'There is no such mail.',
  mailSent: 'This mail was sent meanwhile.',
  mailTextGone: 'The text of this mail is not kept any more.',
  dayOutOfRange: 'This day is out of range.',
  daysTurned: 'The first day is after the last one.',
  periodTooLong: 'The period is too long: at most {maximum} days or weeks.',
  noSuchEvent: 'There is no such event.',
  paymentOfAnother: 'This payment was entered for another user.',
  eventIsRefund: 'This is a refund: enter the payment that it pays back.',
  eventSettled: 'This event is settled already.',
  planOfPaymentMissing: 'Choose the plan that was paid for.',
  paymentInFuture: 'A payment cannot be of the future.',
  paymentEnteredBefore: 'A payment with this reference was entered before.',
  planEndsInPast: 'The plan must end in the future.',
  noSuchDocument: 'There is no such document.',
  fileTooLarge: 'The file is larger than 10 MB.',
  fileNoPdf: 'Only PDF files can be uploaded.',

  // Plans and payment
  havePlan: 'You already have a {plan} subscription',
  noSuchInvoice: 'There is no such invoice.',
  notByCard: '{plan} cannot be paid by card here.',
  paymentServiceAway: 'The payment service does not answer just now. Nothing was charged.',

  // Texts to read
  limitReachedWeather:
    'You have reached your translation limit. Please upgrade your plan to continue translating weather reports.',
  limitNeeded:
    'The text holds {needed} {kind}, but only {left} of your translations {are} left. Nothing was spent.',
  limitNeededOfBriefing:
    'This needs {needed} translations, but only {left} of yours {are} left. Nothing was spent.',
  textEmptyNotam: 'Please paste a NOTAM text to translate',
  textEmptyReport: 'Please paste a METAR or TAF report to translate',
  textTooLong: 'The text is too long: at most {maximum} characters can be translated at once.',
  briefingTooLong: 'The text is too long: at most {maximum} characters can be looked through at once.',
  tooManyMessages: 'The text holds {count} {kind}; at most {maximum} can be translated at once.',
  tooManyInBriefing: 'The text holds {count} {kind}; at most {maximum} can be looked through at once.',
  answerTooLarge: 'The answer to this text would be too large. Nothing was spent; paste less at once.',
  readersBusy: 'Many texts are being read just now. Nothing was spent; try again in a moment.',
  readingTooSlow: 'The text takes too long to read. Nothing was spent; paste fewer messages at once.',
  noNotam:
    'No NOTAM was found in the text. A NOTAM has lettered items, such as A) for the place, B) and C) for the times and E) for the text.',
  noNotamInText: 'No NOTAM was found in the text.',
  weatherNotNotam: 'This is a weather report, not a NOTAM.',
  noReport:
    'No METAR or TAF was found in the text. A report begins with the station and the time, such as METAR ENGM 151150Z.',
  reportTooLong:
    'A report in the text is longer than any METAR or TAF is. Paste only the reports, each on a line of its own.',
  notamNotReport: 'This is a NOTAM, not a weather report.',
  areaWarning:
    'This warns of the weather in a whole region and is no report of a station. {details} Where in the region and how high it holds is not read here.',
  nothingInBriefing: 'Neither a NOTAM nor a weather report was found in the text.',
  nothingChosen: 'Choose at least one notice or report to translate.',
  notInText: 'The text does not hold what was chosen of it.',
  keyUsed: 'This idempotency key was used for another text or language.',
  answerDeleted: 'This request was answered before, and the answer was deleted. Send it under a new key.',
  briefingDeleted: 'This request was answered before, and the briefing was deleted. Send it under a new key.',
  briefingReadOtherwise: 'The briefing is read otherwise now. Open it again.',
  noSuchBriefing: 'Briefing not found',

  // What a user keeps
  noSuchDrone: 'Drone not found',
  droneLimit: 'You have {maximum} drones. Delete one to add another.',
  droneNameTaken: 'You have a drone of this name already.',
  noSuchFavourite: 'Favourite not found',
  favouriteLimit: 'You have {maximum} favourites. Delete some to keep another.',
  favouriteNameTaken: 'You have a favourite of that name.',
  noSuchKitItem: 'Not found among what you keep',
  kitLimit: 'You keep {maximum} sites, crews and permissions. Delete some to keep another.',
  kitNameTaken: 'You keep one of that name already.',
  shareLimit: 'You have {maximum} links. End some to make another.',

  // Places
  groundUnknown: 'The height of the ground is not known just now.',
  searchTooShort: 'Type at least 3 characters.',

  // Requests
  noSuchNotam: 'NOTAM not found',
  savedLimit: 'You have {maximum} saved NOTAMs. Delete some to save another.',
  issuedMissing: 'Please paste the NOTAM as the office issued it',
  issuedWithoutNumber: 'The NOTAM has no number such as A1234/26. Paste it with its first line.',
  issuedAnother: 'This NOTAM is not like the request. It was not kept with it.',
  issuedTooMany: 'The text holds {count} NOTAMs. Paste the one that was issued for you.',
  requestChanged: 'The request was changed meanwhile. Compare the NOTAM with it again.',
  requestWithOffice: 'The office has this request: it stays as it was sent.',
  acknowledgedInFuture: 'The office cannot have acknowledged it in the future.',
  requestNotCalledOff: 'Only a request that was sent and is not published can be called off.',
  requestCannotMove: 'From where this request is, it cannot get there. Load the page again.',
  nothingInForce: 'There is no issued NOTAM in force for it that could be replaced or cancelled.',
  notSentYet: 'Nothing can have been issued for it: say first that it was sent.',
  nameAndEmailMissing: 'Please provide your name and email address',
  locationMissing: 'Please select a location on the map',
  pointsMissing: 'Please select at least 3 points to define the area',
  timesMissing: 'Please specify both start and end date/time',
  descriptionMissing: 'Please provide a description of the drone operation',
  heightMissing: 'Please specify a valid maximum height',
  untilDateMissing: 'Please specify an end date for the recurring NOTAM',
  noNotamText: 'Failed to generate NOTAM text. Please check your input.',
} as const;

/** Why a call failed, where its code alone does not tell. */
export type Why = keyof typeof SENTENCES;
/** What stands in the braces of a sentence. */
export type SentenceValues = Readonly<Record<string, string>>;

const PLACES = /\{(\w+)\}/g;

/** `{plan}` where `values` have it. */
export function fillSentence(sentence: string, values: SentenceValues): string {
  return sentence.replace(PLACES, (place, name: string) => values[name] ?? place);
}

interface Form {
  readonly why: Why;
  readonly names: readonly string[];
  readonly pattern: RegExp;
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function formOf(why: Why): Form {
  const sentence = SENTENCES[why];
  const names = [...sentence.matchAll(PLACES)].map(([, name = '']) => name);
  const pattern = sentence
    .split(/\{\w+\}/)
    .map(literally)
    .join('(.+?)');
  return { why, names, pattern: new RegExp(`^${pattern}$`, 's') };
}

let forms: readonly Form[] | undefined;

/** Which of {@link SENTENCES} a message is, and what it fills in; null: none of them. */
export function readSentence(message: string): { readonly why: Why; readonly values: SentenceValues } | null {
  forms ??= (Object.keys(SENTENCES) as Why[]).map(formOf);
  for (const { why, names, pattern } of forms) {
    const found = pattern.exec(message);
    if (found)
      return { why, values: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) };
  }
  return null;
}
