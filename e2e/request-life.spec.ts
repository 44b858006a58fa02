import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { PLANNED } from './planned-operation.ts';
import { signInAnew } from './sign-in.ts';

/** A date in ten days from now, in which Oslo has no clock change in its daytime. */
const DAY = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
const YYMMDD = DAY.slice(2).replaceAll('-', '');

/** Times of a zone without summer time, so that UTC is the same all year. */
const OPERATION = {
  ...PLANNED,
  location: { ...PLANNED.location, elevationM: 12 },
  placeName: 'Oslo harbour',
  timeZone: 'Africa/Abidjan',
  startDate: DAY,
  endDate: DAY,
  startTimeLocal: '06:00',
  endTimeLocal: '14:00',
};
const ISSUED = `A1234/26 NOTAMN
Q) ENOR/QWULW/IV/BO/W/000/005/5955N01045E001
A) ENOR B) ${YYMMDD}0600 C) ${YYMMDD}1400
E) UNMANNED ACFT (VLOS) WILL TAKE PLACE PSN 595450N 0104508E RADIUS 0.3NM. MAX HGT 394FT AGL.
F) GND G) 435FT AMSL`;

/** The mail program is not opened; what it would have been given is kept. */
async function catchMails(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    document.addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest('a[href^="mailto:"]');
        if (!link) return;
        event.preventDefault();
        (window as unknown as { mail: string }).mail = decodeURIComponent(link.getAttribute('href') ?? '');
      },
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { mail?: string }).mail ?? '');
}

test('a request is mailed, acknowledged, published with differences, and cancelled', async ({ page }) => {
  const mail = await catchMails(page);
  await signInAnew(page);
  const saved = await page.request.post('/api/saved-notams', {
    data: { operation: OPERATION, state: 'draft' },
  });
  const { id } = (await saved.json()) as { id: string };
  await page.goto('/saved-notams');
  await page.getByRole('link', { name: 'Location: Oslo harbour (59.9139, 10.7522)' }).click();
  await expect(page).toHaveURL(`/saved-notams/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oslo harbour (59.9139, 10.7522)');

  await page.getByRole('button', { name: 'Open the mail to the office' }).click();
  await expect(page.getByText('Whether the mail left, only you can tell.')).toBeVisible();
  expect(await mail()).toContain('H) NOTAM COMMENT: INSPECTION OF POWER LINE');
  await page.getByRole('button', { name: 'The mail was sent' }).click();
  const answered = page.getByLabel('Date of the answer');
  const today = await answered.inputValue();
  await answered.fill('2099-01-01');
  await page.getByRole('button', { name: 'Note as acknowledged' }).click();
  await expect(page.getByText('That is in the future.')).toBeVisible();
  await answered.fill(today);
  await expectAccessible(page, page.getByLabel('The NOTAM as it was published'));
  await page.getByRole('button', { name: 'Note as acknowledged' }).click();
  await expect(page.getByRole('list', { name: 'How far it got' })).not.toContainText('Acknowledged not yet');

  const field = page.getByLabel('The NOTAM as it was published');
  const compare = page.getByRole('button', { name: 'Compare with my request' });
  await compare.click();
  await expect(page.getByText('Please paste the NOTAM as the office issued it')).toBeVisible();
  await field.fill('Dear Kari, your NOTAM is published.');
  await compare.click();
  await expect(page.getByRole('alert').filter({ hasText: 'No NOTAM was found' })).toBeVisible();
  await field.fill(ISSUED.replaceAll('595450N', '605450N').replace('A1234', 'A1111'));
  await compare.click();
  await expect(page.getByRole('heading', { name: 'A1111/26 is likely somebody else’s' })).toBeVisible();
  await expect(page.getByText('It is at another place, 109 km')).toBeVisible();
  await page.getByRole('button', { name: 'Paste another one' }).click();
  await expect(field).toBeFocused();
  await field.fill(ISSUED.replace('0.3NM', '0.2NM').replace('1400', '1200'));
  await compare.click();
  await expect(page.getByText('Its radius is 0.2 NM. You asked for 0.3 NM.')).toBeVisible();
  await expect(page.getByText('Not in force when you asked for it:')).toBeVisible();
  await expectAccessible(page, page.getByText('Its radius is 0.2 NM.'));
  await page.getByRole('button', { name: 'Keep it with this request' }).click();
  await expect(page.getByText('What was published is not what you asked for.')).toBeVisible();
  await expectAccessible(page, page.getByText('Issued as A1234/26'));

  await page.goto('/saved-notams');
  const row = page.getByRole('article').first();
  await expect(row).toContainText('Issued as A1234/26');
  await expect(row.getByRole('link', { name: /^Renew/ })).toHaveAttribute('href', `/send-notam?renew=${id}`);
  await row.getByRole('link', { name: /^Renew/ }).click();
  await expect(page.getByText('A1234/26').first()).toBeVisible();
  await page.locator('summary', { hasText: 'Keep this site for next time' }).click();
  await page.getByRole('button', { name: 'Keep this site for next time' }).click();
  const naming = page.getByRole('group', { name: 'Keep this site for next time' });
  await naming.getByLabel('Name').fill('The harbour');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kept as The harbour.')).toBeVisible();
  await page.getByRole('button', { name: 'Use The harbour' }).click();
  await expect(page.getByText('The harbour is filled in.')).toBeVisible();
  await expectAccessible(page, page.getByText('The harbour is filled in.'));
  await page.goto(`/saved-notams/${id}`);

  await page.getByRole('button', { name: 'Cancel this NOTAM' }).click();
  await page.getByRole('button', { name: 'Write the cancellation' }).click();
  await expect(page.getByText('Asks to cancel A1234/26')).toBeVisible();
  await page.getByRole('button', { name: 'Open the mail to the office' }).click();
  expect(await mail()).toContain('subject=Cancellation (NOTAMC) of NOTAM A1234/26');
  expect(await mail()).toMatch(/body=CANCELLATION \(NOTAMC\) OF NOTAM A1234\/26\r?\n/);
  expect(await mail()).toContain('WILL NOT TAKE PLACE');
  await page.getByRole('button', { name: 'The mail was sent' }).click();
  await page.getByRole('link', { name: 'the request that was issued as A1234/26' }).click();
  await expect(page.getByText('You asked the office to cancel it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this NOTAM' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Renew for other days' })).toBeHidden();
  await page.goto('/saved-notams');
  const original = page.getByRole('article').filter({ hasText: 'Issued as A1234/26' });
  await expect(original).toContainText('You asked the office to cancel it.');
  await expect(original).not.toContainText('or cancel it when you do not fly');
  const cancellation = page.getByRole('article').filter({ hasText: 'Asks to cancel A1234/26' });
  await expect(cancellation).not.toContainText('UNMANNED ACFT (VLOS) WILL TAKE PLACE');
  await expect(cancellation.getByRole('link', { name: /^Resend/ })).toHaveCount(0);
  await page.goto(`/saved-notams/${id}`);
  await page.getByRole('link', { name: 'Open the cancellation' }).click();
  await page.getByLabel('The NOTAM as it was published').fill(`A1240/26 NOTAMC A1234/26
Q) ENOR/QWUXX/IV/BO/W/000/005/5955N01045E001
A) ENOR B) ${YYMMDD}0500
E) UNMANNED ACFT NOTAM CANCELLED`);
  await page.getByRole('button', { name: 'Compare with my request' }).click();
  await expect(page.getByRole('heading', { name: 'A1240/26 is as you asked for it' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep it with this request' }).click();
  await page.getByRole('link', { name: 'the request that was issued as A1234/26' }).click();
  await expect(page.getByText('It is not in force any more.')).toBeVisible();
  await expect(page.getByText('Cancelled, was A1234/26')).toBeVisible();
  await expectAccessible(page, page.getByRole('heading', { name: 'Asked for in its place' }));
});

test('a request that was sent is called off by a mail, stays in the list, and is noted when it is published all the same', async ({
  page,
}) => {
  const mail = await catchMails(page);
  await signInAnew(page);
  const saved = await page.request.post('/api/saved-notams', {
    data: { operation: OPERATION, state: 'sent' },
  });
  const { id } = (await saved.json()) as { id: string };
  await page.goto('/saved-notams');
  const row = page.getByRole('article').first();
  await expect(row).toContainText('The office is not told of what you mark or delete here.');
  await row.getByRole('link', { name: /^Call it off/ }).click();
  await expect(page).toHaveURL(`/saved-notams/${id}`);
  const open = page.getByRole('button', { name: 'Open the mail and note as called off' });
  await expect(open).toBeInViewport();
  await expectAccessible(page, open);
  await open.click();
  expect(await mail()).toContain('subject=Withdrawal of NOTAM Submission');
  expect(await mail()).toContain('Please do not publish the NOTAM');
  expect(await mail()).toContain('H) NOTAM COMMENT: INSPECTION OF POWER LINE');
  await expect(page.getByText('Until the office confirms that, it may still be published.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Note as acknowledged' })).toBeHidden();
  await expectAccessible(page, page.getByRole('button', { name: 'Not called off after all' }));
  await page.getByLabel('The NOTAM as it was published').fill(ISSUED);
  await page.getByRole('button', { name: 'Compare with my request' }).click();
  await page.getByRole('button', { name: 'Keep it with this request' }).click();
  await expect(page.getByText('It is in force until it is cancelled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this NOTAM' })).toBeVisible();
  await page.goto('/saved-notams');
  await expect(row).toContainText('Issued as A1234/26');
  await expect(row.getByRole('link', { name: /^Call it off/ })).toHaveCount(0);
});

test('somebody else’s request is not there', async ({ page }) => {
  await signInAnew(page);
  await page.goto('/saved-notams/7f8f9d5c-2f0b-4d7e-8f57-0d3a3b1a6c11');
  await expect(page.getByRole('heading', { name: 'NOTAM not found' })).toBeVisible();
  await page.getByRole('link', { name: 'All saved NOTAMs' }).click();
  await expect(page.getByRole('heading', { name: 'No saved NOTAMs found' })).toBeVisible();
});
