import type { RatingWords } from '../../check/ratings.ts';

export const ratings: RatingWords = {
  mayNot:
    'pro[ií]b|não (?:se )?(?:pode|podem|podes|deve|devem|deves|poderá|poderão)(?: \\p{L}+){0,3} (?:voar|entrar|operar|des?colar|sobrevoar)|não (?:\\p{L}+ ){0,2}permit|não (?:está|estão) autorizad\\p{L}+ a voar|permanecer no solo|interdit|ilegal',
  doNot:
    'não (?:voe|entre|des?cole|opere|sobrevoe)|abstenha|afaste-se|(?:recomenda|aconselha)-se não|mantenha',
  notForbidden:
    'não (?:é |está |são |se |há |existe )?(?:nenhuma )?pro[ií]b\\p{L}*|nenhuma proibi|sem (?:ser )?proibi',
  permission: 'autorizaç|permiss|licença',
  withoutPermission: 'sem (?:\\p{L}+ ){0,3}(?:autorizaç|permiss)|não (?:\\p{L}+ ){0,3}(?:autorizaç|permiss)',
  never:
    'nem (?:mesmo |sequer )?com|em caso algum|de modo nenhum|em nenhuma circunst|totalmente pro[ií]b|terminantemente|nem com (?:autoriz|permiss)|(?:ainda|mesmo) que tenha|mesmo com (?:a )?(?:autoriz|permiss)',
  unconcerned:
    'não (?:diz|dizem) respeito|não (?:se aplica|concerne|é assunto|tem relação)|sem relev|não (?:são|é) abrangid|não (?:lhe |o |te )?afec?ta\\p{L}*(?! dire)(?: \\p{L}+){0,4} dron|drones não (?:são|serão|ficam) afec?tad|não tem (?:efeito|relevância|importância) (?:para|sobre) (?:os )?dron',
  may: '(?:pode|podem|poderá|poderão|podes)(?: \\p{L}+){0,3} (?:voar|operar|entrar|descolar|decolar|sobrevoar)|(?:é|está|são|estão) (?:\\p{L}+ )?permitid|voe (?:livre|com)|pode-se voar|é possível voar',
  freely:
    'livremente|sem (?:qualquer |quaisquer |nenhum\\p{L}* )?(?:restri|impediment|entrave)|nenhum\\p{L}* (?:restri|limita)|nada (?:o |a |lhe )?imped|à vontade|como sempre|normalmente|não há (?:\\p{L}+ )?(?:restri|limita)',
  carefree:
    '(?:nenhum\\p{L}*|sem|não)(?: \\p{L}+){0,3} (?:precauç|cuidado|preocup|atenção|perigo|risco|cautela)|despreocup|ignor[ea]|inofensiv|totalmente segur',
};
