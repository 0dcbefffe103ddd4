/// The albums that every fixture library begins with, so that the sentences of README and manual find their answers and
/// every oddity is there from the first fifty tracks on.
extension AlbumDraft {
  static let known: [AlbumDraft] = [
    AlbumDraft(
      "Mara Lindell Trio", "Blue Hours", "1959-10-12", genres: ["Jazz", "Cool Jazz"], moods: ["Calm"], format: .flac,
      discs: """
        Blue Hours
        Last Tram Home
        Rain on Slate
        Seven Steps Down
        Ferry Lights
        Until the Kettle Sings
        """),
    AlbumDraft(
      "The Harbour Holloways", "The Long Way Round", "1994-04-18", genres: ["Rock"], format: .mp3,
      discs: "Open Road\nSignal Fires\nThe Long Way Round", "Gravel & Gold\nWhat the Tide Left\nHome"),
    AlbumDraft(
      "Various Artists", "Midnight Radio: Songs from the 90s", "1999", genres: ["Pop"], format: .ogg,
      discs: """
        Ada Fennwick | Neon Handwriting
        Tomás Almonte | ¿Dónde está la luna?
        The Harbour Holloways | Signal Fires (Radio Edit)
        Zoé Brézier | Déjà l'été
        """),
    AlbumDraft(
      "Тихая река", "Ночной поезд", "1998", genres: ["Folk"], moods: ["Melancholy"], format: .opus,
      discs: "Ночной поезд\nСнег над мостом\nПисьмо без адреса"),
    AlbumDraft(
      "青い電車", "灯台のうた", "2016-07-06", genres: ["Electronic", "IDM"], format: .flac,
      discs: "灯台のうた\n夏のメロディー\nまっすぐな海岸線"),
    AlbumDraft(
      "Zoé Brézier", "Été à l'île", "2011-06-03", genres: ["Pop", "Chanson"], format: .ogg,
      discs: "Été à l'île\nCœur de verre\nL'âme du château"),
    AlbumDraft(
      "Field Station", "Drift", "2020", genres: ["Ambient"], moods: ["Calm", "Dreamy"], format: .wav,
      discs: "Drift I\nDrift II"),
    AlbumDraft(
      "Øyvind Sjökvist", "Home", "1987", genres: ["Folk"], format: .mp3, discs: "Home\nSkärgård\nÅ, bølge"),
    AlbumDraft(
      "Della Northcote", "Home", "2003-02-24", genres: ["Soul"], format: .opus, discs: "Home\nSugar on the Sill"),
    AlbumDraft(
      "Νίκος Μαυρίδης", "Το φεγγάρι", "1975", genres: ["Folk"], format: .flac, discs: "Το φεγγάρι\nΜικρή νύχτα"),
    AlbumDraft(
      "ليلى الحداد", "طريق البحر", "2008", genres: ["Pop"], format: .mp3, discs: "طريق البحر\nيا قمر"),
    AlbumDraft(
      "The Una Penrose Quartet", "Live at the Lantern", "1991-11-08", genres: ["Jazz", "Hard Bop"], format: .mp3,
      discs: "Announcement\nCorner of Quarry Street\nRain on Slate (Live)\nSlow Lantern Blues"),
    AlbumDraft(
      "AC/DF: The \"Cover\" Band?", "1/2 * <Best> | Of", "1985", genres: ["Rock"], format: .ogg,
      discs: "What's Up?\n…And So On"),
    AlbumDraft(
      "Ensemble Greifenau", "Fünf kleine Stücke, Op. 7", "1983", genres: ["Classical", "Chamber Music"], format: .flac,
      discs: "I. Ruhig\nII. Sehr schnell\nIII. Wie ein Lied\nIV. Grüße aus der Mühle\nV. Süß, doch müde"),
  ]
}
