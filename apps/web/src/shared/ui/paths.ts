/** Where things are. What has no page of its own yet leads to the place that stands in for it. */
export const PATHS = {
  landing: '/',
  notam: '/notam',
  start: '/notam',
  manual: '/#manual',
} as const;
