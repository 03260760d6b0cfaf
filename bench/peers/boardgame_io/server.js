// boardgame.io's server with its FlatFile store: node server.js PORT FOLDER
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const [port, dir] = process.argv.slice(2);
Server({ games: [require("./game")], db: new FlatFile({ dir }), origins: [Origins.LOCALHOST] }).run(Number(port));
