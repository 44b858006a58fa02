import type { Page } from '@playwright/test';

/** What the journeys themselves bring about: they let no service worker come, unless they are about it. */
const OF_THE_JOURNEYS = 'Service Worker registration blocked by Playwright';

/** Keeps every error and warning of the browser's console from now on, and every error that nothing catches. */
export function keepComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && message.text() !== OF_THE_JOURNEYS) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
