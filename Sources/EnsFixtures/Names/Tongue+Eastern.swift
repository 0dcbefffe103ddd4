/// Languages of central and eastern Europe, Turkey, Greece and Vietnam.
extension Tongue {
  static let polish = Tongue(
    "Polish and Czech", share: 25,
    nouns: """
      miłość noc gwiazda łódź księżyc śnieg wiatr źródło żaba rzeka dąb świat pieśń cień kwiat měsíc hvězda růže řeka
      déšť příběh ďábel můra žár vítr stín ticho
      """,
    adjectives: "biały żółty cichy późny ostatni piękny zimny dawny modrý černý něžný",
    given: "Łucja Świętosława Zbyszek Małgorzata Jiří Božena Květa Radek Žofie Wojciech",
    familyHeads: "Wróbl Kowal Ziel Brzez Nowot Dvoř Horá Šťast Jabłoń",
    familyTails: "ák ek ewski iński ny ová ský owicz",
    titles: ["$A $n", "$N i $n", "$N bez $n", "Moje $n", "Dla $g", "$N ve $n", "Ostatnia $n", "$N"],
    bands: ["$N", "$A $N", "Zespół $f", "$N a $n", "Kapela $f"])

  static let turkish = Tongue(
    "Turkish", share: 15,
    nouns:
      "gökyüzü deniz yıldız şarkı gece ışık rüya güneş yağmur kış çiçek ağaç bahçe köprü rüzgâr kuş İstasyon sığınak",
    adjectives: "mavi yalnız sessiz küçük kırık güzel uzak ılık",
    given: "Şule Çağla İlkay Gökçe Yiğit Ümit Özge Işıl Tuğrul",
    familyHeads: "Yıldız Gök Çelik Ak Öz Demir Taş Kılıç",
    familyTails: "oğlu türk can er kaya soy",
    titles: ["$A $n", "$N ve $n", "Bir $n", "$N", "$Nde $n", "Benim $a $n"],
    bands: ["$A $N", "$Nlar", "Grup $N", "$g ve $g"])

  static let vietnamese = Tongue(
    "Vietnamese", share: 8,
    nouns: "trăng mưa biển đêm mùa sông gió nắng hoa tình giấc mơ đường phố bướm",
    adjectives: "xanh buồn vắng cũ xa nhỏ ấm",
    given: "Thảo Hường Quỳnh Ngọc Tuấn Hiền Phượng Bảo",
    familyHeads: "Nguyễn Trần Phạm Đặng Vũ Lê",
    titles: ["$N $a", "$N và $n", "Một $n $a", "$N", "Dưới $n"],
    bands: ["Nhóm $N", "$N $A", "Ban nhạc $N"], people: "$f $g")

  static let russian = Tongue(
    "Russian", share: 45,
    nouns: """
      ночь река звезда зима снег дорога ветер город мост море окно поезд туман рассвет осень птица письмо сердце небо
      берег ёлка чайка подъезд огонь тишина весна площадь
      """,
    adjectives: "синяя тихая далёкая последняя белая чужая ранняя северная вечная",
    given: "Алёна Фёдор Тимофей Зоя Глеб Ульяна Юрий Ксюша Артём",
    familyHeads: "Воробь Зимин Лебед Снегир Ветр Озер Рябин Щегл Чайк",
    familyTails: "ев ов овский ин инский ец",
    titles: ["$A $n", "$N и $n", "Моя $n", "$N без $n", "Где ты, $n?", "Песня про $n", "$N", "Для $g"],
    bands: ["$N", "$A $n", "$N и $n", "Группа «$N»", "Ансамбль $f"])

  static let greek = Tongue(
    "Greek", share: 12,
    nouns: "θάλασσα νύχτα φεγγάρι ουρανός άνεμος βροχή δρόμος όνειρο καρδιά νησί ήλιος σιωπή λιμάνι φως τραγούδι",
    adjectives: "μπλε παλιός μικρός χαμένος ήσυχος μακρινός",
    given: "Ελένη Γιώργος Θεοδώρα Νίκος Άρτεμις Σπύρος",
    familyHeads: "Παπα Καρα Θεο Μαυρο Χρυσο",
    familyTails: "δάκης γιάννης πούλου λίδης νίκης",
    titles: ["$N και $n", "$A $n", "Το $n", "Στο $n", "$N χωρίς $n", "$N"],
    bands: ["Οι $A", "$N", "$A $N", "Ορχήστρα $f"])
}
