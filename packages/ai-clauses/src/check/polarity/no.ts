import type { PolarityWords } from './polarity-words.ts';

/** What denies, forbids, permits, demands, limits and excepts in Norwegian (bokmål). */
export const polarity: PolarityWords = {
  words: {
    none: `når_som_helst til_enhver_tid når_ned når_opp restriksjonsområde* forbudsområde* flyforbudssone* åpningstid* aktivitet* under_arbeid
      lavere_luftrom nedre_grense øvre_grense slutten_av_rullebane* mer_informasjon`,
    not: `ikke ingen intet aldri verken hverken ingenting umerk* ukontroller* ubekreft* upålitelig* ukjent* usikker* uklar* ulest* ikkje uten_virkning neppe knapt`,
    ban: `forbud* forbyr forby bannlys* ulovlig* utesteng* nekt* avslag avslått_søknad`,
    may: `kan får kunne lov lovlig tillatt tillate* tillat tillates fritt muligens kanskje mulig adgang anledning mulighet*`,
    must: 'må skal plikt* pålagt* påbud* påbudt',
    need: 'trenger trengs behøv* kreves krever krev krav kravet nødvendig* behov obligatorisk* måtte påkrevd påkrevet nødt avheng*',
    should: 'bør råd rådes anbefal* tilrå* rådd burde fraråd* oppfordr* anmod* bes',
    permission: 'tillatelse* klarering* klarert klareres godkjen* samtykke* løyve* forhåndstillatelse*',
    except:
      'unntatt unntak* bortsett_fra utenom med_mindre unnta* ekskluder* dispensasjon* fritak* fritatt unntas foruten men_ikke',
    only: 'bare kun utelukkende eneste forbeholdt forbeholdes reservert',
    without: 'uten uten_noen uten_noe',
    condition:
      'hvis dersom når mens så_lenge såfremt forutsatt forutsetning* forutsetter ifall vilkår* betingelse* ellers',
    limit: 'begrens* maks maksimal* maksimum maksimalt høyst opptil opp_til restriksjon* overskrid* inntil',
    works: `i_drift i_bruk virker fungerer operativ* i_gang`,
    up: `åpen åpent åpne åpnes åpnet åpner gjenåpn* tilgjengelig* i_tjeneste brukbar* i_orden slått_på påslått`,
    down: `stengt stengte stenges steng* lukket lukkes lukk* utilgjengelig* ute_av_drift ute_av_bruk ute_av_tjeneste ut_av_drift ubrukelig* ubrukbar*
      innstilt* innstill* nedlagt* avbrutt defekt* slått_av avslått sperret sperres sperr* nedstengt* satt_ut tatt_ut_av stans* avstengt avsperr* blokker* parkert_ute`,
    on: 'aktiv aktivt aktive aktiver* i_kraft gjelder gyldig* gjeldende gjelde trer_i_kraft',
    off: 'inaktiv* deaktiver* opphev* avlys* kansell* annuller* utløp* trukket_tilbake ugyldig* trekkes_tilbake avviklet avvikles',
    lit: 'belyst belyste opplyst opplyste lyssatt lyssatte tent med_lys lysende',
    unlit: 'ubelyst* uten_lys uten_belysning slukket slukkede mørklagt* ulyst uopplyst* uten_hinderlys',
    above: 'over ovenfor høyere overstig* øvre',
    below: 'under nedenfor lavere nedre',
    before: 'før til frem_til fram_til forhånd* på_forhånd innen',
    after: 'etter fra siden',
    inside: 'innenfor inne inni innen',
    outside: 'utenfor',
    clockwise: 'med_klokka med_klokken med_urviseren med_sola',
    anticlockwise: 'mot_klokka mot_klokken mot_urviseren mot_sola',
    left: 'venstre',
    right: 'høyre',
    more: 'utvid* forleng* øk økes økt øker oppgrader* hev heves hevet tilføy* lagt_til legges_til',
    less: 'reduser* forkort* nedgrader* senk* innskrenk* minsk* fjern* slett*',
    begin: 'begynn* begynte start starter startet starten innled*',
    end: 'slutt slutten slutter avslutt* opphør* ender endt',
    fly: 'fly flyr fløy',
    avoid: 'unngå* unngås unna styr_unna holde_avstand',
    crewed: 'bemann* bemannet',
    enter: 'bruke bruk bruker inn krysse kryss',
  },
  denies: null,
  reach: { forward: 4, back: 3 },
};
