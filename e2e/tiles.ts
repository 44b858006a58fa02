import type { Page } from '@playwright/test';

/** Where the street map comes from unless a setting says otherwise. */
export const TILES = 'https://tile.openstreetmap.org/**';

export interface AskedTile {
  readonly zoom: number;
  readonly referer: string | undefined;
}

/** Answers every tile with a plain one and keeps what was asked for; nothing leaves this machine. */
export async function answerTiles(page: Page): Promise<readonly AskedTile[]> {
  const asked: AskedTile[] = [];
  await page.route(TILES, async (route) => {
    const request = route.request();
    const zoom = Number(/\/(\d+)\/\d+\/\d+\.png$/.exec(request.url())?.[1]);
    asked.push({ zoom, referer: (await request.allHeaders())['referer'] });
    const tile =
      '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#f2efe9"/></svg>';
    await route.fulfill({ contentType: 'image/svg+xml', body: tile });
  });
  return asked;
}
