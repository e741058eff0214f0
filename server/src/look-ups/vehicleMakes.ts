// Makes of passenger cars in Europe, Latin America and Asia with their common models, one make a line. The applicant
// types a missing make or model.

const rows = `
Abarth: 124 Spider, 500, 595, 695
Alfa Romeo: 147, 156, 159, Brera, Giulia, Giulietta, GT, Junior, MiTo, Stelvio, Tonale
Audi: 80, 100, A1, A2, A3, A4, A5, A6, A7, A8, e-tron, Q2, Q3, Q4 e-tron, Q5, Q7, Q8, TT
BAIC: X35, X55, D20
BMW: 1 Series, 2 Series, 3 Series, 4 Series, 5 Series, 6 Series, 7 Series, i3, i4, iX, X1, X2, X3, X4, X5, X6, X7, Z3, Z4
BYD: Atto 3, Dolphin, Han, Seal, Seal U, Song Plus, Tang
Chevrolet: Aveo, Beat, Captiva, Cruze, Epica, Groove, Kalos, Lacetti, Matiz, Onix, Orlando, Spark, Tracker, Trax
Chrysler: 200, 300C, Grand Voyager, Pacifica, PT Cruiser, Sebring, Voyager
Citroën: Berlingo, C1, C2, C3, C3 Aircross, C4, C4 Cactus, C4 Picasso, C4 X, C5, C5 Aircross, C6, C8, DS3, Jumpy, Saxo, SpaceTourer, Xsara, Xsara Picasso
Cupra: Ateca, Born, Formentor, Leon, Tavascan, Terramar
Dacia: Dokker, Duster, Jogger, Lodgy, Logan, Sandero, Spring
Daewoo: Kalos, Lanos, Leganza, Matiz, Nubira, Tico
Daihatsu: Charade, Cuore, Sirion, Terios
Dodge: Attitude, Caliber, Durango, Journey, Nitro, RAM 1500
DS: DS 3, DS 3 Crossback, DS 4, DS 5, DS 7, DS 9
Fiat: 126p, 500, 500L, 500X, Bravo, Brava, Croma, Doblo, Ducato, Freemont, Fiorino, Grande Punto, Idea, Linea, Multipla, Panda, Punto, Qubo, Scudo, Seicento, Siena, Stilo, Tipo, Uno
Ford: B-MAX, C-MAX, EcoSport, Escort, Explorer, Fiesta, Figo, Focus, Fusion, Galaxy, Ka, Kuga, Maverick, Mondeo, Mustang, Puma, Ranger, S-MAX, Tourneo Connect, Transit, Transit Custom
Geely: Coolray, Emgrand, Geometry C
Great Wall: Hover, Poer, Wingle
Honda: Accord, City, Civic, CR-V, CR-Z, e:Ny1, FR-V, HR-V, Insight, Jazz, Legend, Prelude, ZR-V
Hyundai: Accent, Atos, Bayon, Coupe, Creta, Elantra, Getz, Grand i10, i10, i20, i30, i40, Ioniq, Ioniq 5, ix20, ix35, Kona, Matrix, Santa Fe, Sonata, Terracan, Tucson, Venue
Infiniti: EX, FX, G, M, Q30, Q50, QX30, QX70
Isuzu: D-Max, Trooper
Iveco: Daily, Massif
JAC: J7, Sei2, Sei4, T8
Jaguar: E-Pace, F-Pace, F-Type, I-Pace, S-Type, X-Type, XE, XF, XJ
Jeep: Avenger, Cherokee, Commander, Compass, Grand Cherokee, Patriot, Renegade, Wrangler
Kia: Carens, Carnival, Ceed, Cerato, EV3, EV6, EV9, Magentis, Niro, Optima, Picanto, ProCeed, Rio, Sorento, Soul, Sportage, Stonic, Venga, XCeed
Lada: 110, Granta, Kalina, Niva, Samara, Vesta
Lancia: Delta, Lybra, Musa, Phedra, Thema, Ypsilon
Land Rover: Defender, Discovery, Discovery Sport, Freelander, Range Rover, Range Rover Evoque, Range Rover Sport, Range Rover Velar
Lexus: CT, ES, GS, IS, LBX, LS, NX, RX, UX
Maserati: Ghibli, Grecale, Levante, Quattroporte
Mazda: 2, 3, 5, 6, 121, 323, 626, BT-50, CX-3, CX-30, CX-5, CX-60, CX-7, CX-80, Demio, MPV, MX-30, MX-5, Premacy, RX-8, Tribute
Mercedes-Benz: A-Class, B-Class, C-Class, E-Class, G-Class, S-Class, V-Class, Citan, CLA, CLK, CLS, EQA, EQB, EQC, EQE, GLA, GLB, GLC, GLE, GLK, GLS, ML, SLK, Sprinter, Viano, Vito
MG: EHS, HS, Marvel R, MG3, MG4, MG5, RX5, ZR, ZS, ZT
Mini: Clubman, Cooper, Countryman, One, Paceman
Mitsubishi: ASX, Carisma, Colt, Eclipse Cross, Galant, Grandis, L200, Lancer, Mirage, Outlander, Pajero, Space Star, Xpander
Nissan: 350Z, Almera, Ariya, Frontier, Juke, Kicks, Leaf, March, Micra, Murano, Navara, Note, NP300, NV200, Pathfinder, Patrol, Primera, Qashqai, Sentra, Terrano, Tiida, Townstar, Versa, X-Trail
Omoda: 5, 9, E5
Opel: Adam, Agila, Ampera, Antara, Astra, Combo, Corsa, Crossland, Frontera, Grandland, Insignia, Karl, Meriva, Mokka, Movano, Omega, Signum, Tigra, Vectra, Vivaro, Zafira
Peugeot: 106, 107, 108, 2008, 206, 207, 208, 3008, 301, 306, 307, 308, 4007, 406, 407, 408, 5008, 508, 607, 807, Bipper, Boxer, Expert, Partner, Rifter, Traveller
Polonez: Atu, Caro, Truck
Porsche: 718, 911, Boxster, Cayenne, Cayman, Macan, Panamera, Taycan
Renault: 19, Arkana, Austral, Avantime, Captur, Clio, Espace, Fluence, Grand Scenic, Kadjar, Kangoo, Koleos, Kwid, Laguna, Latitude, Logan, Master, Megane, Modus, Rafale, Scenic, Stepway, Symbol, Symbioz, Talisman, Thalia, Trafic, Twingo, Vel Satis, Zoe
Rover: 25, 45, 75, 200, 400, Streetwise
Saab: 9-3, 9-5, 900
SEAT: Alhambra, Altea, Arona, Arosa, Ateca, Cordoba, Exeo, Ibiza, Leon, Mii, Tarraco, Toledo
Škoda: Citigo, Enyaq, Elroq, Fabia, Favorit, Felicia, Kamiq, Karoq, Kodiaq, Octavia, Rapid, Roomster, Scala, Superb, Yeti
smart: #1, #3, forfour, fortwo, roadster
SsangYong: Korando, Kyron, Musso, Rexton, Rodius, Tivoli, Torres
Subaru: BRZ, Crosstrek, Forester, Impreza, Justy, Legacy, Levorg, Outback, Solterra, Trezia, XV
Suzuki: Alto, Baleno, Celerio, Grand Vitara, Ignis, Jimny, Kizashi, Liana, S-Cross, Samurai, Splash, Swace, Swift, SX4, Vitara, Wagon R+
Tesla: Model 3, Model S, Model X, Model Y
Toyota: Auris, Avanza, Avensis, Aygo, Aygo X, bZ4X, C-HR, Camry, Carina, Celica, Corolla, Corolla Cross, Corolla Verso, GR86, Highlander, Hilux, iQ, Land Cruiser, Prius, ProAce, RAV4, Starlet, Urban Cruiser, Verso, Vios, Yaris, Yaris Cross
VinFast: Fadil, Lux A2.0, VF 3, VF 5, VF 6, VF 8
Volkswagen: Amarok, Arteon, Beetle, Bora, Caddy, California, Caravelle, CC, Crafter, e-up!, Fox, Gol, Golf, Golf Plus, ID.3, ID.4, ID.5, ID.7, ID. Buzz, Jetta, Lupo, Multivan, Nivus, Passat, Phaeton, Polo, Saveiro, Scirocco, Sharan, T-Cross, T-Roc, Taigo, Tayron, Tiguan, Touareg, Touran, Transporter, up!, Vento, Virtus
Volvo: 240, 850, C30, C40, C70, EX30, EX90, S40, S60, S70, S80, S90, V40, V50, V60, V70, V90, XC40, XC60, XC70, XC90
`

/** Makes with their models, in the order of the rows. */
export const vehicleMakes = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', models = ''] = row.split(': ')
    return { name, models: models.split(', ') }
  })
