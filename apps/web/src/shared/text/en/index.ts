/** English, part by part. What every other catalogue has to say. */
export const en = {
  frame: () => import('./bundles/frame.ts'),
  landing: () => import('./bundles/landing.ts'),
  auth: () => import('./bundles/auth.ts'),
  home: () => import('./bundles/home.ts'),
  reading: () => import('./bundles/reading.ts'),
  weather: () => import('./bundles/weather.ts'),
  briefing: () => import('./bundles/briefing.ts'),
  compose: () => import('./bundles/compose.ts'),
  saved: () => import('./bundles/saved.ts'),
  manual: () => import('./bundles/manual.ts'),
  member: () => import('./bundles/member.ts'),
  legal: () => import('./bundles/legal.ts'),
  admin: () => import('./bundles/admin.ts'),
  offline: () => import('./bundles/offline.ts'),
};
