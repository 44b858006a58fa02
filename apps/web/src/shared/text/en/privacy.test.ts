import { expect, test } from 'vitest';
import { privacy } from './privacy.ts';

interface Installation {
  readonly aiProvider?: string | null;
  readonly paidByCard?: boolean;
  readonly answerDays?: number | null;
}

function saysOf({ aiProvider = null, paidByCard = false, answerDays = null }: Installation): string {
  const parties = { productName: 'KlarNOTAM', supportEmail: 'help@example.no', operator: undefined };
  const sections = privacy({ ...parties, aiProvider, paidByCard, answerDays });
  return sections.flatMap(({ paragraphs = [], list = [] }) => [...paragraphs, ...list]).join('\n');
}

test('the privacy policy says whom a text without a NOTAM is sent to, and that no other text is', () => {
  expect(saysOf({ aiProvider: 'Example Models Ltd' })).toMatch(
    /Only a text pasted as a NOTAM in which none was found is sent to .*Example Models Ltd, to see what it is/,
  );
});

test('without a language model the privacy policy says that texts are sent to none', () => {
  expect(saysOf({})).toContain('They are sent to no provider of artificial intelligence (AI).');
});

test('the payment provider is named where plans are paid by card, and nowhere else', () => {
  expect(saysOf({ paidByCard: true })).toContain('the payment provider Stripe');
  expect(saysOf({})).not.toContain('Stripe');
});

test('the privacy policy says how long translations are kept here', () => {
  expect(saysOf({})).toContain('Translations: until you delete them,');
  expect(saysOf({ answerDays: 365 })).toContain('Translations: 365 days, unless you delete them before,');
  expect(saysOf({ answerDays: 1 })).toContain('Translations: one day, unless');
});
