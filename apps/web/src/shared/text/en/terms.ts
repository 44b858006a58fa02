import type { LegalParties, LegalSection } from '../legal.ts';

export const TERMS_UPDATED = 'March 24, 2025';

/** The terms of using the product. */
export function terms({ productName, supportEmail, operator }: LegalParties): readonly LegalSection[] {
  const we = operator?.name ?? `the operator of ${productName}`;
  return [
    {
      heading: 'What you agree to',
      paragraphs: [
        `These terms are between you and ${we} ("we"). They apply when you open an account at ${productName} and for as long as you have one. We note which version you accepted, and when.`,
        `You must be 18 years of age or over. If you use ${productName} for a company, you confirm that you may accept these terms for it.`,
      ],
    },
    {
      heading: 'What the service does',
      paragraphs: [
        `${productName} explains aviation notices (NOTAMs) and weather reports in plain language, rates what a notice means for drones, and helps to prepare notices of your own.`,
        'Each result speaks of the one notice or report that you gave. It does not know what else applies at that place and time.',
      ],
    },
    {
      heading: 'What it does not do',
      paragraphs: [
        'Output may contain errors, whether it was written by fixed rules or by artificial intelligence (AI). Something may be missing, read wrongly or out of date.',
        `${productName} is no source of official aeronautical information and gives no permission to fly. The original notice always counts. Before each flight, check the original, the full briefing, the zones and the local rules.`,
        'The remote pilot alone decides whether to fly, and answers for the flight.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'Give correct details, keep your password to yourself, and tell us when you think that somebody else uses your account. An account is for one person.',
        'You can stop at any time. Write to us to have the account deleted.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'Use the service for your own flights or those of your company. Do not resell it, do not go around its limits, do not disturb it, and do not use it against the law.',
        'We may suspend an account that does so. Where we can, we ask you first.',
      ],
    },
    {
      heading: 'Plans and payment',
      paragraphs: [
        'The free plan holds 10 translations in total. Paid plans hold as many as their description says, counted in periods of 30 days.',
        'Payments are annual, made in advance and non-refundable. Prices are in Norwegian kroner and shown with and without value added tax (MVA). Rights that the law gives a consumer stay as they are.',
        'A paid plan that is cancelled becomes a free plan at once.',
      ],
    },
    {
      heading: 'Support',
      paragraphs: [`Support is by e-mail at ${supportEmail}. We answer within 2–3 business days.`],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'The service is given as it is. We do our best to keep it correct and available, and promise neither.',
        'As far as the law allows, we are not liable for loss that comes from relying on the output, from interruptions, or from a flight. Nothing here limits liability for intent or gross negligence, or rights that cannot be waived.',
      ],
    },
    {
      heading: 'Changes and law',
      paragraphs: [
        'When these terms change in a way that matters to you, we write to you before the change applies. Whoever does not agree can stop and have the account deleted.',
        'Norwegian law applies. Consumers may turn to Forbrukertilsynet and to the court of the place where they live.',
      ],
    },
  ];
}
