import { expect, test } from 'vitest';
import { privacy } from './privacy.ts';

interface Installation {
  readonly aiProvider?: string | null;
  readonly aiPolish?: boolean;
  readonly paidByCard?: boolean;
  readonly answerDays?: number | null;
}

function saysOf({
  aiProvider = null,
  aiPolish = false,
  paidByCard = false,
  answerDays = null,
}: Installation): string {
  const parties = { productName: 'KlarNOTAM', supportEmail: 'help@example.no', operator: undefined };
  const sections = privacy({ ...parties, aiProvider, aiPolish, paidByCard, answerDays });
  return sections.flatMap(({ paragraphs = [], list = [] }) => [...paragraphs, ...list]).join('\n');
}

test('the privacy policy says what is sent to whose language model, and what is taken out of it before', () => {
  const said = saysOf({ aiProvider: 'Example Models Ltd' });
  expect(said).toMatch(
    /The artificial intelligence \(AI\) service of Example Models Ltd gets single clauses/,
  );
  expect(said).toMatch(
    /every figure, time, date, place, position, height, name, phone number and e-mail address/,
  );
  expect(said).not.toContain('sentences that we wrote');
  expect(saysOf({ aiProvider: 'Example Models Ltd', aiPolish: true })).toContain('sentences that we wrote');
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
