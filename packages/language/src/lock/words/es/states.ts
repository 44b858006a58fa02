import type { StateWords } from '../../check/states.ts';

export const states: StateWords = {
  exception:
    'except|excepci|salvo|salvedad|a menos(?! de)|a no ser que|aparte de|a excepción|exent[oa]s?(?!\\p{L})|exclui',
  permission: 'permisos?(?!\\p{L})|autorizaci[óo]n|aprobaci[óo]n|consentimiento',
  unlit:
    'sin (?:ilumina|luces|luz|señalización lumin|baliza(?:r|miento lumin))|no (?:está |están )?iluminad|apagad|no (?:lleva|tiene|dispone)n? (?:de )?(?:luces|luz|iluminación)|carece de (?:luces|luz|iluminación)|luces de obstáculos? (?:fuera|no|inoper|apagad|averiad)',
  closed:
    'cerrad|cierr(?!e (?:en|del pol|al|hasta|de(?:l| la) (?:área|perímetro|figura|zona)))|cerrar|clausur',
  again:
    'de nuevo (?:disponible|operativ|abiert|en servicio)|(?:disponible|operativ\\p{L}|abiert\\p{L}|en servicio) (?:de nuevo|nuevamente|otra vez)|(?:nuevamente|otra vez) (?:disponible|operativ|abiert|en servicio)|reabr|reanud|restablec|vuelven? a (?:estar|abrir|funcionar|operar)|ha(?:n)? vuelto a',
  ended:
    'desactivad|inactiv|desmontad|finalizad|anulad|cancelad|concluid|(?:ha|han) terminado|ya no (?:es|son|está|están) (?:válid|vigent|aplicabl|en vigor|activ)|(?:queda|quedan|deja|dejan) (?:sin efecto|de (?:aplicarse|tener|estar))|(?:ha|han) dejado de|(?:ha|han) sido retirad|restricci[oó]n(?:es)? levantad',
  reduced: 'reduci|reduce|reducc|disminu|acort',
  outside:
    'en el exterior de|fuera de (?:la|los|las|un|una|este|esta)(?!\\p{L})|fuera del(?! (?:servicio|uso))',
  available:
    'disponible|(?:puede|podrá|pueden|podrán) (?:utilizarse|usarse)|en servicio|en funcionamiento|funciona(?:n)?(?!\\p{L})|operativ',
  open: 'abiert|abre(?!\\p{L})|abren|abrir',
  permitted: 'permitid|autorizad|se permite',
  not: 'aver[ií]\\p{L}*|fallos?|carec|ausencia|falta(?!\\p{L})|deneg|evit|inhabilit|deshabilit|desconect|cancel|anulad|clausur|indisponib|exent|exclu|dej(?:a|an|ar|ará|arán) de|inservible|bloquead|apagad|except|salvo|(?:no|sin)(?!\\p{L})|ning[uú]n|nunca|ni(?!\\p{L})|tampoco|proh[ií]b|cerrad|inoperativ|fuera de|indisponible|suspend|inutiliz|ve(?:d|t)ad|averiad|desactivad|cierr|imposib|impid|retirad|no hay|interrump',
  negated:
    'nadie|no(?!\\p{L})(?! (?:\\p{L}+ ){0,2}(?:límit|limit))(?! (?:supera|exced|más|superior))(?!\\.? ?°)|ning[uú]n(?!\\p{L}* l[ií]mit)|nunca|jamás|tampoco|sin (?:servicio|control|luces)',
  outOfService:
    'fuera de (?:servicio|operación|funcionamiento)|inoperativ|averiad|inservible|no (?:\\p{L}+ ){0,2}(?:funciona|operativ|disponible|en servicio)|indisponib',
  active: 'activ(?!idad)|en vigor|vigente',
  lit: '(?<!no )(?<!sin )iluminad|con (?:las )?(?:luces|luz)|luces encendidas|(?:lleva|tiene|dispone de|dotad[oa]s? de|provist[oa]s? de) (?:luces|luz|iluminaci|balizamiento lumin)|balizad[oa]s? (?:de noche|con luces)',
  everyAircraft:
    '(?:todas? las?|todos? los?|cualquier|toda) (?:aeronave|tráfico|avi[oó]n|vuelo|operaci|usuari)|todo (?:el )?tráfico',
  certain:
    'exact[ao]|exactamente|confirmad|segur[ao] que|con certeza|precis[ao]s?(?!\\p{L})|garantizad|definitivamente',
};
