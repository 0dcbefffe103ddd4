/// Languages of western and northern Europe, with the accents that file names and search must survive.
extension Tongue {
  static let french = Tongue(
    "French", share: 55,
    nouns: """
      été forêt rivière étoile fenêtre lumière poète fête île château théâtre cœur sœur chanson nuit jardin maison soleil
      lune ombre océan mémoire rêve hiver écho forêt lumière marée plage pluie neige fleur âme voix route gare bateau
      """,
    adjectives: "bleu doré secret perdu léger étrange fragile éternel français sauvage tranquille fidèle dernier",
    given: "Élodie Benoît Hélène Zoé Gaëlle Rémi Noël Théa Loïc Inès Aurélie Étienne Maëlle Anaïs Cyprien Côme",
    familyHeads: "Beaum Lac Mont Roch Vill Châtel Bréz Gué Val Clair Fontan Brég Salv Mér",
    familyTails: "ard eau elle eron ier in oix ont ot ançon é",
    titles: [
      "La $n $a", "Le $n de la $n", "$N $a", "Sous la $n", "À la $n", "L'autre $n", "Ma $n", "$N et $n",
      "Où va la $n ?",
      "Ça ira, $g", "La $n d'$g", "Mon $n $a",
    ],
    bands: ["Les $Ns", "Les $Ns $as", "$N $A", "Trio $f", "$g et les $Ns", "Orchestre de $f"])

  static let german = Tongue(
    "German", share: 45,
    nouns: """
      Straße Nacht Brücke Mädchen Frühling Schnee Blüte Wüste Mühle Flügel Schlüssel Gefühl Stern Regen Wald Garten
      Fenster Zug Spiegel Mond Sonne Insel Traum Käfer Hütte Glück Sehnsucht Grüße Tür Höhe Küste Fluß
      """,
    adjectives: "blaue stille schöne müde süße grüne weiße ferne letzte große späte frühe kühle",
    given: "Jürgen Käthe Björn Götz Lötte Änne Uli Grete Heiko Sönke Antje Wiebke Jörg Bärbel",
    familyHeads: "Grün Schön Mühl Stein Rosen Blum König Kirsch Winter Vogel Röm Hoff Lind Küh",
    familyTails: "bach berg feld mann er ner thal häuser ling",
    titles: [
      "Die $a $n", "$n im $n", "$n und $n", "Nur eine $n", "Ohne $n", "Für $g", "Meine $a $n", "Über der $n", "$nlied",
      "Wo die $n schläft", "$n Nr. 5",
    ],
    bands: ["Die $A $n", "$n & Söhne", "Die $nkinder", "$f-Quartett", "$n", "$g $f Ensemble"])

  static let spanish = Tongue(
    "Spanish", share: 60,
    nouns: """
      corazón canción noche luna río montaña camino niño sueño mañana lluvia estación jardín sombra ilusión pasión voz
      ciudad playa sirena piñata cigüeña paloma verano otoño adiós fuego espejo balcón guitarra calle
      """,
    adjectives: "azul perdido pequeño último frágil dorado lejano extraño mágico único sureño veloz",
    given: "Íñigo Lucía José Ramón Begoña Andrés Inés Sofía Tomás Álvaro Rocío Martín Núria Adrián",
    familyHeads: "Alm Barr Cast Mont Navarr Peñ Quint Riv Saav Torr Ver Zal Muñ",
    familyTails: "ada era eda illa on ón oz uela ueta ez",
    titles: [
      "La $n $a", "$N de $n", "Mi $n", "¿Dónde está la $n?", "$N y $n", "El $n del $n", "Sin $n", "¡$N!", "Bajo la $n",
      "Adiós, $g", "Un $n $a",
    ],
    bands: ["Los $Ns", "Las $N", "Los $Ns de $f", "$N $A", "Trío $f", "$g y los $Ns"])

  static let portuguese = Tongue(
    "Portuguese", share: 30,
    nouns: """
      coração canção saudade manhã mar luar estrela janela solidão ilusão verão chuva flor amanhã irmão pão fogão avó
      jardim violão balão vento maré praia rua noite lição paixão
      """,
    adjectives: "azul perdido sozinho último distante antigo dourado leve só frágil",
    given: "João Inês Conceição Zélia Antônio Íris Lúcia Tião Verônica Luís Caetana",
    familyHeads: "Alm Barr Carv Guim Mag Mour Pinh Sever Vil",
    familyTails: "ães alho ão eda eira eiro iça ões",
    titles: ["$N de $n", "A $n $a", "Meu $n", "$N e $n", "Onde está a $n", "Não chore, $g", "O $n do $n", "Sem $n"],
    bands: ["Os $Ns", "$N $A", "Quarteto $f", "Grupo $N", "$g & $g"])

  static let nordic = Tongue(
    "Nordic", share: 35,
    nouns: """
      sjö ö måne skärgård längtan hjärta dröm natt snö sång fågel älv ängel björk rød blåbær søster bølge æble fjord
      drømme ljós nótt haf vetur þoka eldur álfur jökull himinn
      """,
    adjectives: "blå grøn ensam vild röd død kær tyst späd svartur hljóður",
    given: "Åsa Björk Sören Ragnhild Øyvind Jón Þóra Märta Göran Sigrún Lærke Håkon",
    familyHeads: "Berg Dal Lind Sjö Øster Nord Sand Ström Ek Kjær Hjalm",
    familyTails: "gren kvist lund mark qvist strand ström vik gaard sdóttir",
    titles: ["$N och $n", "$A $n", "Min $a $n", "Under $n", "En $n till $g", "$N í $n", "Den $a $n", "$N på $n"],
    bands: ["$A $n", "$N", "De $A", "$f Trio", "Múm $n", "$g $f & Co"])
}
