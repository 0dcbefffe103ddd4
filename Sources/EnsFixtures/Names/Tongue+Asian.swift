/// Languages written in other scripts, some without spaces and some from right to left.
extension Tongue {
  static let japanese = Tongue(
    "Japanese", share: 45,
    nouns: "夜 空 海 花 雨 風 星 月 夢 駅 道 窓 心 声 夏 冬 町 灯台 手紙 電車 花火 海岸線 ラジオ メロディー カメラ オレンジ ひかり ことり さくら みずうみ",
    adjectives: "青い 白い 小さな 遠い 静かな 新しい 最後の 透明な まっすぐな",
    given: "あおい ひなた 蓮 陽葵 ユウキ みさき 湊 千尋",
    familyHeads: "青 石 大 小 白 松 森 藤 水",
    familyTails: "川 田 野 原 沢 本 瀬",
    titles: ["$a$n", "$nと$n", "$nの$n", "$n", "さよなら$n", "$nへ", "$nのうた", "$n〜$n〜", "君と$n"],
    bands: ["$n", "$nズ", "$aバンド", "ザ・$n", "$n$n"], people: "$f$g")

  static let korean = Tongue(
    "Korean", share: 20,
    nouns: "밤 바다 별 하늘 비 바람 꽃 꿈 기차 창문 여름 겨울 편지 그림자 골목 노을 섬",
    adjectives: "푸른 작은 먼 조용한 마지막 하얀 느린",
    given: "서윤 지호 하은 도현 민서 예린",
    familyHeads: "김 남궁 백 선우 황보 한",
    titles: ["$a $n", "$n과 $n", "$n의 $n", "$n", "안녕, $n", "나의 $n"],
    bands: ["$n", "$a $n", "$n들", "밴드 $n"], people: "$f$g")

  static let chinese = Tongue(
    "Chinese", share: 20,
    nouns: "夜 海 月亮 星空 雨 風 花 夢 故鄉 火車 窗 時光 城市 秋天 雪 燈 橋 江湖 青春",
    adjectives: "藍色 寂寞 遙遠 最後 安靜 溫柔",
    given: "曉雯 子軒 若蘭 明哲 雨桐",
    familyHeads: "歐陽 林 沈 白 慕容 蘇",
    titles: ["$a的$n", "$n與$n", "$n", "我的$n", "再見$n", "$n之歌"],
    bands: ["$n樂隊", "$a$n", "$n$n"], people: "$f$g")

  static let arabic = Tongue(
    "Arabic", share: 15,
    nouns: "ليل بحر قمر نجمة حلم مطر ريح قلب طريق نهر وردة صباح شتاء مدينة صوت",
    adjectives: "أزرق بعيد صغير قديم هادئ أخير",
    given: "ليلى سمير نور هشام رانيا فؤاد",
    familyHeads: "الحداد النجار الصباغ المنصور الشامي",
    titles: ["$n $a", "$n و$n", "يا $n", "ال$n ال$a", "$n بلا $n", "$n"],
    bands: ["فرقة ال$n", "$n", "أولاد ال$n"])

  static let hebrew = Tongue(
    "Hebrew", share: 8,
    nouns: "לילה ים ירח כוכב חלום גשם רוח לב דרך נהר פרח בוקר חורף עיר",
    adjectives: "כחול רחוק קטן ישן שקט אחרון",
    given: "נועה איתן תמר אורי יעל",
    familyHeads: "שקד אלון ברקת דגן נווה",
    titles: ["$n $a", "$n ו$n", "ה$n שלי", "$n", "בלי $n"],
    bands: ["להקת $n", "ה$n", "$n $a"])

  static let hindi = Tongue(
    "Hindi", share: 12,
    nouns: "रात चाँद तारा सपना बारिश हवा दिल रास्ता नदी फूल सुबह शहर आवाज़ सावन",
    adjectives: "नीला पुराना छोटा आख़िरी दूर प्यारा",
    given: "मीरा कबीर सुरभि अर्जुन नंदिनी",
    familyHeads: "शर्मिल वर्धन कश्यप मेहर त्रिवेणी",
    titles: ["$a $n", "$n और $n", "मेरा $n", "$n", "$n की $n"],
    bands: ["$n", "$a $n", "$n बैंड"])

  /// Every language here; the shares add up to about a thousand.
  static let all: [Tongue] = [
    .english, .french, .german, .spanish, .portuguese, .nordic, .polish, .turkish, .vietnamese, .russian, .greek,
    .japanese, .korean, .chinese, .arabic, .hebrew, .hindi,
  ]
}
