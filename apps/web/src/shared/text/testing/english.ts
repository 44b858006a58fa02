import * as admin from '../en/bundles/admin.ts';
import * as auth from '../en/bundles/auth.ts';
import * as briefing from '../en/bundles/briefing.ts';
import * as compose from '../en/bundles/compose.ts';
import * as frame from '../en/bundles/frame.ts';
import * as home from '../en/bundles/home.ts';
import * as landing from '../en/bundles/landing.ts';
import * as legal from '../en/bundles/legal.ts';
import * as manual from '../en/bundles/manual.ts';
import * as member from '../en/bundles/member.ts';
import * as offline from '../en/bundles/offline.ts';
import * as reading from '../en/bundles/reading.ts';
import * as saved from '../en/bundles/saved.ts';
import * as weather from '../en/bundles/weather.ts';

/** All that the screens say in English, for tests of what makes sentences of it. */
export const en = {
  ...admin,
  ...auth,
  ...briefing,
  ...compose,
  ...frame,
  ...home,
  ...landing,
  ...legal,
  ...manual,
  ...member,
  ...offline,
  ...reading,
  ...saved,
  ...weather,
};
