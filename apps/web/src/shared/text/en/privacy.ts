import type { LegalParties, LegalSection } from '../legal.ts';

export const PRIVACY_UPDATED = 'March 24, 2025';

/** What is known of a user, why, where, and for how long. */
export function privacy({
  productName,
  supportEmail,
  operator,
  aiProvider,
  aiPolish,
  answerDays,
  paidByCard,
}: LegalParties): readonly LegalSection[] {
  const we = operator?.name ?? `the operator of ${productName}`;
  return [
    {
      heading: 'Who is responsible',
      paragraphs: [
        `Responsible for the personal data in ${productName} is ${we} ("we"). For all questions about them write to ${supportEmail}.`,
      ],
    },
    {
      heading: 'What we store',
      list: [
        'Your account: name, e-mail address, company if you give one, phone number, address, country, which terms you accepted and when.',
        'Your password, as a hash from which it cannot be read.',
        'Your sessions: when they began, were last used and end, and the kind of browser, so that you stay logged in and see where.',
        'Your plan, how many translations you used, and what was paid.',
        'What you pasted and the answers you got, so that you can open them again.',
        'The limits of your drone, if you chose any.',
        'The NOTAMs that you composed, with everything that was in their form.',
        'A log of what changed in accounts and plans, and of log-ins and refused log-ins: who did what, and when.',
      ],
    },
    {
      heading: 'Why we may',
      paragraphs: [
        'Most of it is needed to provide what you signed up for (GDPR article 6(1)(b)). Invoices are kept because the law demands it (6(1)(c)). Limits against misuse and the log of changes rest on our interest in a safe service (6(1)(f)).',
        'We sell nothing, show no advertising, and follow nobody from site to site.',
      ],
    },
    {
      heading: 'Where it is, and who sees it',
      paragraphs: [
        `All of it is stored in the database of this installation, which ${we} runs. Those who run the server and the mail for us see what they must to do so, and may use it for nothing else.`,
        aiProvider
          ? `Texts that you paste are read by fixed rules on our own server. The artificial intelligence (AI) service of ${aiProvider} gets single clauses of a NOTAM that no rule reads${aiPolish ? ', sentences that we wrote about it, to make them read better,' : ''} and texts pasted as a NOTAM in which none was found, to see what they are. Before anything is sent, every figure, time, date, place, position, height, name, phone number and e-mail address is taken out: the service sees only common words of aviation, with numbered gaps. Your name, address and account are not sent with it. The sentences that it makes are kept without any link to you.`
          : 'Texts that you paste are read by fixed rules on our own server. They are sent to no provider of artificial intelligence (AI).',
        'When you search for a place or choose a point on the map, our server asks the services that are named beside the answer. They get the words or the position, and nothing of you. Answers are kept for up to half a year without any link to you.',
        ...(paidByCard
          ? [
              'When you pay by card, you do so on the pages of the payment provider Stripe. It gets your e-mail address and which plan you pay for, and tells us that it was paid. Your card is never seen by us.',
            ]
          : []),
        'When you fetch weather reports, our server asks the weather service that is named beside them. It gets the station, and nothing of you.',
      ],
    },
    {
      heading: 'Mail',
      paragraphs: [
        'We write to you only about your account, in the language that you choose under Membership: to verify your address, to choose a new password, and about changes that concern you. There is no newsletter.',
      ],
    },
    {
      heading: 'In your browser',
      paragraphs: [
        'One cookie keeps you logged in; no script can read it. Another one, kept for a year, tells that somebody logged in to your account on this device before, so that strangers who guess at your password do not lock you out; it opens nothing. A third one, kept for a year, names the language that you chose for the pages. The browser itself remembers the colours, the language and the units that you chose, and that you are logged in. So that you can read without network, it keeps your last results, saved NOTAMs, drones and places, what you are writing and who you are on this device, until you log out, your session ends or 30 days pass without the server. Nothing else is stored there. Where a result is drawn on a map, the browser loads the map’s pictures from the map service that the map names, which sees its address and the place; it gets nothing else.',
      ],
    },
    {
      heading: 'How long',
      list: [
        typeof answerDays === 'number'
          ? `Translations: ${answerDays === 1 ? 'one day' : `${answerDays} days`}, unless you delete them before, one by one or all at once, or your account ends.`
          : 'Translations: until you delete them, one by one or all at once, or your account ends.',
        'Saved NOTAMs: until you delete them, and an hour longer, so that you can take it back.',
        'Account, plan and sessions: until the account is deleted. A session ends when you log out, by itself after seven days without use, and after 30 days in any case.',
        'The log of log-ins: a year at most. The log of changes: as long as it may be needed.',
        'An account whose e-mail address was never verified: 30 days.',
        'Links that we mail: 24 hours to verify an address, one hour to choose a password.',
        'Invoices: as long as the Norwegian rules of bookkeeping demand, five years as a rule, also after the account is gone.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        `You may see what we have of you, have it corrected or deleted, take it with you, and object to its use. Under Membership you correct your profile, download your data and delete your account yourself. For everything else write to ${supportEmail}; we answer within one month.`,
        'Deleting the account removes it with plan, payments, saved texts, translations and files. Only issued invoices are kept.',
        'If you think that we do wrong, you may complain to the Norwegian Data Protection Authority, Datatilsynet (datatilsynet.no).',
      ],
    },
    {
      heading: 'Changes and law',
      paragraphs: [
        'When this changes in a way that matters to you, we write to you before. Norwegian law and the GDPR apply.',
      ],
    },
  ];
}
