// A small game for boardgame.io with about the table of Space Alert: hands, packs and plans are secret.
const { ActivePlayers } = require("boardgame.io/core");

const PLAYERS = 5;
const SLOTS = 13;
const CARDS = ["A/<", "B/>", "C/^", "X/<", "A/>", "B/^", "C/<"];

const times = (count, make) => Array.from({ length: count }, (_, number) => make(number));
const pile = (count) => times(count, (number) => CARDS[number % CARDS.length]);

const player = (seat) => ({
  seat, hand: pile(5), packs: [pile(5), pile(5)], phase: 1, ready: false, gave: false, consents: false, ballot: null,
});

const member = (seat) => ({
  seat, plan: times(SLOTS, () => null), heroic: null, station: 1, knockedOut: false,
});

const threat = (number) => ({
  code: `E1-0${number}`, number, zone: number % 3, status: "waiting", square: 0, damage: 0, hits: 5, speed: 2,
  shield: 1, tokens: [], performed: "", cryoshieldDown: false, helpers: [],
});

const message = (number) => ({
  at: number * 10, say: "threat", number, zone: number % 3, serious: false, unconfirmed: false, until: 0,
});

const setup = () => ({
  setting: {
    mission: "S2-1", common: "white", serious: "white", extraAndroid: false, captain: 0, communicationsOfficer: 0,
    chiefOfSecurity: 0, seating: [], clock: true, transferSeconds: 5, trips: false, pauses: false, fullRules: false,
    pack: "base", campaign: null,
  },
  players: times(PLAYERS, player),
  crew: times(PLAYERS, member),
  ship: {
    shields: [1, 1, 1], reactors: [2, 3, 2], capsules: 3, rockets: 3, launched: false, flying: false,
    tiles: [[], [], []], carried: [[], [], []], maintained: [false, false, false], visual: [0, 0, 0],
  },
  squads: times(2, (home) => ({ home, leader: null, disabled: false, onBoard: true })),
  tracks: ["T3", "T2", "T5", "T6"],
  threats: times(2, threat),
  marks: {
    fired: times(6, () => null), lifts: [false, false, false], lookouts: 0, interceptorBonus: 0,
    interceptorsSpent: false,
  },
  decks: times(4, (number) => ({ name: `deck ${number}`, cards: pile(7) })),
  tiles: times(3, (number) => ({ name: `tiles ${number}`, cards: pile(6) })),
  drawPile: pile(20),
  discarded: [],
  heard: times(3, message),
  lastSlot: SLOTS - 1, phase: 1, turn: 0, communications: true, transferOpen: false, outcome: "", lostTo: "",
  paused: false, wasPaused: false, practice: false, repaired: [0, 0, 0],
});

const counted = (decks) => decks.map((deck) => ({ ...deck, cards: deck.cards.length }));

const playerView = ({ G, playerID }) => ({
  ...G,
  players: G.players.map((each) => ({
    ...each,
    hand: String(each.seat) === playerID ? each.hand : each.hand.length,
    packs: each.packs.map((pack) => pack.length),
  })),
  crew: G.crew.map((each) =>
    String(each.seat) === playerID ? each : { ...each, plan: each.plan.map((card) => (card === null ? null : "back")) }
  ),
  decks: counted(G.decks),
  tiles: counted(G.tiles),
  drawPile: G.drawPile.length,
});

const moves = {
  place: ({ G, playerID }, card, slot) => {
    const { hand } = G.players[playerID];
    const { plan } = G.crew[playerID];
    plan[slot] = hand.splice(hand.indexOf(card), 1)[0];
  },
  takeBack: ({ G, playerID }, slot) => {
    const { plan } = G.crew[playerID];
    G.players[playerID].hand.push(plan[slot]);
    plan[slot] = null;
  },
};

module.exports = {
  name: "planning", minPlayers: PLAYERS, maxPlayers: PLAYERS, disableUndo: true, setup, playerView, moves,
  turn: { activePlayers: ActivePlayers.ALL },
};
