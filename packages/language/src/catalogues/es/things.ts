/** Marks of values may stand around them. */
const MARKS = '[\\ue000-\\ue0ff]*';
const THING =
  'aerogenerador|antena|cable|chimenea|edificio|equipo de perforación|equipos de gran altura|foco|globo cautivo|grúa|maquinaria|mástil|obstáculo|parque eólico|torre';

/** What stands has a height, what goes on a limit: `habrá una grúa en Cádiz, de hasta 85 ft`. */
const UP_TO = new RegExp(
  `((?:habrá|hay) (?:una? |[\\ue000-\\ue0ff\\d ]*)(?:${THING})[^.;:«]*?), (?:de )?hasta (?=${MARKS}\\d)`,
  'gu',
);

/** The same in a headline. */
const HEADLINE_UP_TO = new RegExp(`^(${MARKS}(?:${THING})[^.;:«]*?), de hasta (?=${MARKS}\\d)`, 'iu');

/** What tells where a thing is, behind which a comma stands. */
const PLACED = /,| (?:en|a|al|junto|dentro|sobre) /u;

/** What goes on has no highest point. */
const ACTIVITY_AT = new RegExp(
  `((?:volarán|(?:habrá|hay) (?!(?:una? |[\\ue000-\\ue0ff\\d ]*)(?:${THING}|líneas?|obras|personal|vehículos)))[^.;:«]*?), con el punto más alto a `,
  'gu',
);

/** How many there are, as an adjunct has it: `aerogeneradores (21)`. */
const COUNTED = new RegExp(
  `((?:^|(?:habrá|hay) )${MARKS})((?:${THING})\\p{Ll}*(?: [\\p{Ll} ]*?)?)(${MARKS}) \\((${MARKS}\\d+${MARKS})\\)`,
  'iu',
);

/** What a thing is like stands right behind it. */
const LIKE = new RegExp(
  `((?:^|(?:habrá|hay) (?:una? )?)(?:${MARKS}\\d+${MARKS} )?${MARKS}(?:${THING})(?:e?s)?(?: móvil(?:es)?| torre)?${MARKS}), (?=${MARKS}(?:sin|con) (?:balizamiento|banderas|señalización)|${MARKS}en construcción)`,
  'iu',
);

/** How things that stand are told: how many, how high, and what they are like. */
export function tellThings(text: string): string {
  return text
    .replace(
      COUNTED,
      (_, before: string, thing: string, mark: string, count: string) =>
        `${before}${count} ${thing.toLowerCase()}${mark}`,
    )
    .replace(LIKE, '$1 ')
    .replace(ACTIVITY_AT, '$1, a ')
    .replace(UP_TO, (_, thing: string) => `${withComma(thing)} de hasta `)
    .replace(HEADLINE_UP_TO, (_, thing: string) => `${withComma(thing)} de hasta `);
}

function withComma(thing: string): string {
  return PLACED.test(thing) ? `${thing},` : thing;
}
