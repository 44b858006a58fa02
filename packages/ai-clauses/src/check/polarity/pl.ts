import type { PolarityWords } from './polarity-words.ts';

/** What denies, forbids, permits, demands, limits and excepts in Polish. */
export const polarity: PolarityWords = {
  words: {
    none: `stref*_zakazan* zgodnie zgodny zgodne zgodna zgodnych aktywnoś* warunk*_pogod* warunk*_atmosfer* stref*_ogranicz* godzin*_otwarcia lewarow*
      przed_kołowan* górn*_granic* doln*_granic* nie_później po_stronie do_celów lotów_bez_widoczności bezzałogow* poza_zasięgiem wykracza_poza wykraczać_poza ograniczon*_widzialn* niezależn*`,
    not: 'nie brak_danych',
    ban: `zakaz* zabron* zabrania* niedozwol* nie_wolno wzbron* nie_wykonuj* niedopuszcz* powstrzym* odmaw* odmów* uniemożliw* wyklucz*`,
    may: `może mogą możesz można mógł* mogł* możliw* dozwol* wolno pozwala* pozwoli* zezwala* zezwolono dopuszcz* być_może swobodnie upoważni* wolno_latać
      udało dało uprawnion*`,
    must: 'należy obowiązkow* obowiązan* zobowiązan* nakaz* obowiązek ma_obowiązek',
    need: 'musi muszą musisz musz* trzeba wymag* potrzeb* koniecz* niezbędn* zależy zależą uzależnion*',
    should:
      'powinien powinna powinno powinny powinni powinieneś zalec* zaleca* rekomend* wskazan* odradza* prosi_się uprasza_się proszeni apeluje',
    permission: 'zgoda zgody zgodę zgodą zgodzie zezwoleni* pozwoleni* aprobat* akceptacj*',
    except:
      'wyjąt* oprócz wyłączon* wyłączen* wyłącza* chyba_że zwolnion* z_pominięciem nie_licząc prócz poza_tymi poza',
    only: 'tylko jedynie wyłącznie jedyn* zastrzeżon* zarezerwowan*',
    without: 'bez brak pozbawion* bez_żadn*',
    condition:
      'jeśli jeżeli gdy kiedy o_ile pod_warunkiem warunk* dopóki w_razie w_przypadku podczas_gdy ilekroć inaczej',
    limit: 'ogranicz* maksym* maks najwyżej przekracz* przekrocz*',
    works: `czynn* działa działają działając* w_użyciu w_eksploatacji funkcjonuj* używan* wznow*`,
    up: `otwart* otwier* otworz* otwarci* dostępn* sprawn* przywróc* włączon*`,
    down: `zamkni* zamyka* niedostępn* nieczynn* niesprawn* niedział* wyłączon*_z_użyt* wyłączon*_z_eksploat* wyłączon*_z_ruchu wyłączon*_z_działania
      wycofan* zawiesz* wstrzym* uszkodz* nieużywan* przerwan* awari* zaprzesta* zablokow* odcięt*`,
    on: 'aktywn* aktywow* obowiązuj* w_mocy ważn* stosuje_się stosują_się dotyczy dotyczą',
    off: 'nieaktywn* dezaktyw* odwoł* anulow* uchyl* cofnię* zniesion* zniesieni* wygas* nieważn* unieważn* skasow* zdjęt*',
    lit: 'oświetlon* podświetlon* z_oświetleniem zapalon* i_oświetleniem',
    unlit: 'nieoświetlon* bez_oświetlenia bez_świateł zgaszon* nieoświetl*',
    above: 'powyżej nad ponad wyżej górn* wyższ*',
    below: 'poniżej pod niżej doln* niższ*',
    before: 'przed do zanim dopóki_nie wcześniej* uprzedni* zawczasu',
    after: 'po od później* następnie począwszy',
    inside: 'wewnątrz w_granicach w_obrębie',
    outside: 'na_zewnątrz',
    clockwise: 'zgodnie_z_ruchem_wskazówek zgodnym_z_ruchem_wskazówek',
    anticlockwise: 'przeciwnie_do_ruchu przeciwnym_do_ruchu odwrotnie_do_ruchu',
    left: 'lewy lewa lewe lewej lewego lewą lewo lewym',
    right: 'prawy prawa prawe prawej prawego prawą prawym',
    more: 'rozszerz* wydłuż* przedłuż* zwięk* podwyż* podnies* doda*',
    less: 'skró* zmniej* obniż* zredukow* zawęż* usun* usuwa* skreśl*',
    begin: 'początek początk* rozpocz* rozpoczyn* zaczyn* zacz*',
    end: 'koniec końca końcu końcem kończ* zakończ* ustan*',
    fly: 'lataj latajcie wlatuj latać wlatywać',
    avoid: 'omija* omiń* unika* z_dala z_daleka',
    crewed: 'załogow*',
    enter: 'wlecieć przelatuj korzystaj przelatywać przecinać',
  },
  denies:
    /^nie(?!bezpiecz|dziel|kt|miec|mniec|zależn|zwłocz|bie|bo|wiel|daleko|dawn|ruchom|zbędn|mal|ch|raz|co|ust|gdyś)\p{L}{4}/u,
  reach: { forward: 4, back: 1 },
};
