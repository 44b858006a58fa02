import { expect, test } from 'vitest';
import { privacy } from './en-privacy.ts';

function saysOf(aiProvider: string | null, paidByCard = false): string {
  const parties = { productName: 'KlarNOTAM', supportEmail: 'help@example.no', operator: undefined };
  const sections = privacy({ ...parties, aiProvider, paidByCard });
  return sections.flatMap(({ paragraphs = [] }) => paragraphs).join('\n');
}

test('the privacy policy says whom a text without a NOTAM is sent to, and that no other text is', () => {
  expect(saysOf('Example Models Ltd')).toMatch(
    /Only a text pasted as a NOTAM in which none was found is sent to .*Example Models Ltd, to see what it is/,
  );
});

test('without a language model the privacy policy says that texts are sent to none', () => {
  expect(saysOf(null)).toContain('They are sent to no provider of artificial intelligence (AI).');
});

test('the payment provider is named where plans are paid by card, and nowhere else', () => {
  expect(saysOf(null, true)).toContain('the payment provider Stripe');
  expect(saysOf(null)).not.toContain('Stripe');
});
