import type { StateWords } from '../../states.ts';

export const states: StateWords = {
  exception: 'except(?!ional)|unless|apart from|save for|other than|aside from|excluding',
  permission: 'permission|approval|authori[sz]ation|consent',
  unlit: 'unlit|not lit|unlighted|without lights',
  closed: 'clos(?:ed|ure|es|ing)(?!\\p{L})|shut(?!\\p{L})',
  again:
    '(?:available|open|working|operational|operating|in (?:use|service|operation)) again|resum(?:e|ed|es|ing|ption)(?!\\p{L})|reinstat|back in (?:service|operation)|reopen',
  ended: 'deactivated|inactive|dismantled|finished|has ended|no longer',
  reduced: 'reduc|decreas|lowered',
  outside: 'outside',
  available: 'available|in service|working(?! hours)|operational(?! (?:season|hours|dim))|usable|serviceable',
  open: 'open(?:s|ed|ing)?(?!\\p{L})',
  permitted: 'permitted|allowed|authori[sz]ed',
  not: "not|no|none|never|neither|nor|cannot|without|nil|prohibit|forbid|ban(?:ned|s)?(?!\\p{L})|closed|out of|suspend|\\p{L}+n't|un(?:able|avail|serv)\\p{L}*|outside",
};
