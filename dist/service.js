import "./service/index.js";
